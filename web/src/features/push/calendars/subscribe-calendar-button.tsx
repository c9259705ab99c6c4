import type { CalendarSubscription } from '@meio-campo/contract'
import { IconCalendarShare } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { useUser } from '../../../session/session-store.ts'
import { CalendarDialog } from './calendar-dialog.tsx'
import { subscribeCalendar, type CalendarSubject } from './calendar-queries.ts'

interface Props extends CalendarSubject {
  readonly label?: string
  readonly size?: 'xs'
}

/** Gives the visitor an address that a calendar application can subscribe to. */
export function SubscribeCalendarButton({ label = 'Assinar calendário', size, ...subject }: Props) {
  const [busy, setBusy] = useState(false)
  const [calendar, setCalendar] = useState<CalendarSubscription | null>(null)
  if (!useUser()) return null
  const subscribe = async () => {
    setBusy(true)
    setCalendar(await subscribeCalendar(subject))
    setBusy(false)
  }
  return (
    <>
      <Button
        variant="default"
        loading={busy}
        {...(size && { size })}
        leftSection={<IconCalendarShare size={16} stroke={1.75} aria-hidden />}
        onClick={() => void subscribe()}
      >
        {label}
      </Button>
      {calendar && <CalendarDialog calendar={calendar} onClose={() => setCalendar(null)} />}
    </>
  )
}
