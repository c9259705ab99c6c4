import { counted, listFilters, pushEventTypes } from '@meio-campo/contract/rules'
import { IconHistory, IconRefresh } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { Webhook } from '@meio-campo/contract'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { DayField } from '../../../components/list/day-field.tsx'
import { useAddressPages, useListSearch } from '../../../components/list/list-search.ts'
import { SelectFilter } from '../../../components/list/list-tools.tsx'
import { ListTools } from '../../../console/record-list/list-tools.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { invalidateWebhooks, webhooksQuery } from './webhook-queries.ts'
import { DeliveryList } from './delivery-list.tsx'
import { parseDeliveryPlace, situations } from './delivery-place.ts'
import { toFieldMoment } from './field-moment.ts'
import { ReplayDialog } from './replay-dialog.tsx'
import { deliveryPages } from './webhook-queries.ts'
import { api } from '../../../api/api.ts'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { Form, FormNote, SubmitOrCancel } from '../../../components/form/form.tsx'
import { required } from '../../../components/form/form-rules.ts'
import { SelectField } from '../../../components/form/select-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { useNow } from '../../../components/moment/use-now.ts'
import { showToast } from '../../../state/toasts.ts'

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
  const [replaying, setReplaying] = useState(false)
  const filtered = listFilters['push/entregas'].some((name) => place[name])
  return (
    <Card
      title="Entregas dos últimos 30 dias"
      flush
      aside={
        webhooks.length > 0 && (
          <>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
              onClick={() => setResending(true)}
            >
              Reenviar falhas desde…
            </Button>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconHistory size={16} stroke={1.75} aria-hidden />}
              onClick={() => setReplaying(true)}
            >
              Repetir um período…
            </Button>
          </>
        )
      }
    >
      <ListTools list="push/entregas">
        <SelectFilter
          name="webhook"
          label="Webhook"
          all="Todos os webhooks"
          choices={webhooks.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectFilter name="situacao" label="Situação" all="Qualquer situação" choices={situations} />
        <SelectFilter name="tipo" label="Tipo de evento" all="Todos os eventos" choices={types} />
        <SelectFilter
          name="reenviadas"
          label="Reenvios"
          all="Enviadas e reenviadas"
          choices={[{ value: 'true', label: 'Só as reenviadas' }]}
        />
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
      {replaying && <ReplayDialog webhooks={webhooks} first={place.webhook} onClose={() => setReplaying(false)} />}
      {resending && (
        <ResendFailedDialog webhooks={webhooks} first={place.webhook} onClose={() => setResending(false)} />
      )}
    </Card>
  )
}

const DAY_MS = 86_400_000

interface ResendProps {
  readonly webhooks: readonly Webhook[]
  /** The selected one. */
  readonly first: string | undefined
  readonly onClose: () => void
}

/** Sends all deliveries that failed since a time again, in order. */
function ResendFailedDialog({ webhooks, first, onClose }: ResendProps) {
  const now = useNow()
  const form = useForm({
    initial: {
      webhook: webhooks.find((webhook) => webhook.id === first)?.id ?? webhooks[0]?.id ?? '',
      desde: toFieldMoment(new Date(now.getTime() - DAY_MS)),
    },
    rules: { webhook: required, desde: required },
    onSubmit: async ({ webhook, desde }) => {
      const result = await api.post('/api/v1/webhooks/{id}/reenviar', {
        params: { id: webhook },
        body: { desde: new Date(desde).toISOString() },
      })
      if (result.ok) {
        const { count } = result.data.data
        showToast(count === 0 ? 'Nada falhou desde então.' : resentWords(count))
        await invalidateWebhooks()
        onClose()
      }
      return result
    },
  })
  return (
    <FormDialog kind="box" title="Reenviar falhas" onClose={onClose}>
      <Form onSubmit={form.submit} label="Reenviar falhas">
        <FormNote>
          O que falhou desde então volta à fila, na mesma ordem e com o mesmo <code>webhook-id</code>.
        </FormNote>
        <SelectField
          label="Webhook"
          choices={webhooks.map((webhook) => ({ value: webhook.id, label: webhook.name }))}
          {...form.field('webhook')}
        />
        <TextField label="Desde" type="datetime-local" {...form.field('desde')} />
        <SubmitOrCancel words="Reenviar" sending={form.sending} onCancel={onClose} />
      </Form>
    </FormDialog>
  )
}

const resentWords = (count: number) => counted(count, 'entrega voltou à fila.', 'entregas voltaram à fila.')
