import { pushEventTypes } from '@meio-campo/contract/rules'
import { IconRefresh } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { DayField } from '../../../components/list/day-field.tsx'
import { useAddressPages, useListSearch } from '../../../components/list/list-search.ts'
import { ListTools, SelectFilter } from '../../../components/list/list-tools.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { webhooksQuery } from '../webhooks/webhook-queries.ts'
import { DeliveryList } from './delivery-list.tsx'
import { FILTERS, parseDeliveryPlace, situations } from './delivery-place.ts'
import { deliveryPages } from './delivery-queries.ts'
import { ResendFailedDialog } from './resend-failed-dialog.tsx'

const route = getRouteApi('/push')
const types = Object.entries(pushEventTypes).map(([value, label]) => ({ value, label }))

/** What all webhooks received, one by one, for thirty days. */
export function DeliveriesTab() {
  const place = parseDeliveryPlace(route.useSearch())
  const { set } = useListSearch()
  const webhooks = useQuery(webhooksQuery()).data?.data ?? []
  const deliveries = useInfiniteQuery(deliveryPages(place))
  useAddressPages(deliveries)
  const [resending, setResending] = useState(false)
  const filtered = FILTERS.some((name) => place[name])
  return (
    <Card
      title="Entregas dos últimos 30 dias"
      flush
      aside={
        webhooks.length > 0 && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
            onClick={() => setResending(true)}
          >
            Reenviar falhas desde…
          </Button>
        )
      }
    >
      <ListTools filters={FILTERS}>
        <SelectFilter
          name="webhook"
          label="Webhook"
          all="Todos os webhooks"
          choices={webhooks.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectFilter name="situacao" label="Situação" all="Qualquer situação" choices={situations} />
        <SelectFilter name="tipo" label="Tipo de evento" all="Todos os eventos" choices={types} />
        <DayField label="De" value={place.de} latest={place.ate} onChange={(day) => set({ de: day })} />
        <DayField label="Até" value={place.ate} earliest={place.de} onChange={(day) => set({ ate: day })} />
      </ListTools>
      <PagesView
        query={deliveries}
        noun={{ one: 'entrega', many: 'entregas' }}
        empty={
          filtered ? (
            <EmptyState title="Nenhuma entrega com esses filtros">Mude o webhook, a situação ou o período.</EmptyState>
          ) : (
            <EmptyState title="Nenhuma entrega ainda">
              O que for enviado aos seus <TextLink to="/push">webhooks</TextLink> aparece aqui, com cada tentativa. Para
              ver uma agora, use Enviar teste.
            </EmptyState>
          )
        }
      >
        {(rows) => <DeliveryList deliveries={rows} showWebhook={!place.webhook} />}
      </PagesView>
      {resending && (
        <ResendFailedDialog webhooks={webhooks} first={place.webhook} onClose={() => setResending(false)} />
      )}
    </Card>
  )
}
