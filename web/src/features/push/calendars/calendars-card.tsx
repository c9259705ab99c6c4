import type { CalendarSubscription } from '@meio-campo/contract'
import { IconCalendarOff, IconCalendarShare } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { IconRow, IconRows } from '../../../components/list/icon-row.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { CalendarDialog } from './calendar-dialog.tsx'
import { calendarPages, rereadCalendars } from './calendar-queries.ts'
import { calendarKind, calendarName } from './calendar-words.ts'
import { SubscribeCalendarButton } from './subscribe-calendar-button.tsx'

const OWN = 'Assinar meus favoritos'

/** The addresses that calendars read, to be shown again or revoked. */
export function CalendarsCard() {
  const calendars = useInfiniteQuery(calendarPages())
  const rows = calendars.data?.pages.flatMap(({ data }) => data) ?? []
  const ownIsMissing = calendars.isSuccess && !rows.some(({ kind }) => kind === 'favourites')
  return (
    <Card
      title="Calendários que você assina"
      flush
      aside={ownIsMissing && rows.length > 0 && <SubscribeCalendarButton kind="favourites" label={OWN} size="xs" />}
    >
      <PagesView
        query={calendars}
        noun={{ one: 'calendário', many: 'calendários' }}
        empty={
          <EmptyState
            title="Nenhum calendário ainda"
            action={<SubscribeCalendarButton kind="favourites" label={OWN} />}
          >
            Assine os jogos do seu time e os que você acompanha. Nas páginas de times, campeonatos e streamings há o
            mesmo botão para cada um.
          </EmptyState>
        }
      >
        {(shown) => (
          <IconRows label="Calendários">
            {shown.map((calendar) => (
              <CalendarRow key={calendar.id} calendar={calendar} />
            ))}
          </IconRows>
        )}
      </PagesView>
    </Card>
  )
}

function CalendarRow({ calendar }: { readonly calendar: CalendarSubscription }) {
  const [open, setOpen] = useState(false)
  const name = calendarName(calendar)
  return (
    <IconRow
      icon={IconCalendarShare}
      name={name}
      actions={
        <>
          <Button
            variant="default"
            size="xs"
            aria-label={`Ver endereço do calendário ${name}`}
            onClick={() => setOpen(true)}
          >
            Ver endereço
          </Button>
          <Button
            variant="default"
            size="xs"
            aria-label={`Revogar o calendário ${name}`}
            onClick={() => void askRevoke(calendar)}
          >
            Revogar
          </Button>
        </>
      }
    >
      <MetaLine>
        {calendarKind(calendar)}
        {calendar.lastReadAt ? (
          <>
            Último acesso: <Moment at={calendar.lastReadAt} />
          </>
        ) : (
          'Nenhum aplicativo leu ainda'
        )}
      </MetaLine>
      {open && <CalendarDialog calendar={calendar} onClose={() => setOpen(false)} />}
    </IconRow>
  )
}

async function askRevoke(calendar: CalendarSubscription): Promise<void> {
  await confirm({
    title: `Revogar o calendário ${calendarName(calendar)}`,
    message: 'Os aplicativos que usam este endereço param de recebê-lo agora. Assinar de novo dá outro endereço.',
    icon: <IconCalendarOff size={20} stroke={1.75} aria-hidden />,
    danger: true,
    confirmLabel: 'Revogar',
    action: async () => {
      const result = await api.delete('/api/v1/calendarios/{id}', { params: { id: calendar.id } })
      if (result.ok) showToast('Calendário revogado.')
      await rereadCalendars()
    },
  })
}
