import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { lastDeliveriesQuery, deliveryPollMs } from './delivery-queries.ts'
import styles from './last-deliveries.module.css'

/** The newest of one webhook, and the way to all. */
export function LastDeliveries({ webhookId }: { readonly webhookId: string }) {
  const deliveries = useQuery({
    ...lastDeliveriesQuery(webhookId),
    refetchInterval: ({ state }) => deliveryPollMs(state.data?.data ?? []),
  })
  return (
    <section aria-label="Últimas entregas">
      <header className={styles.head}>
        <h3>Últimas entregas</h3>
        <TextLink to="/push" search={{ aba: 'entregas', webhook: webhookId }} activeProps={{}}>
          Ver todas
        </TextLink>
      </header>
      <QueryView query={deliveries} skeleton={<SkeletonRows count={3} />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={styles.none}>
              Nada ainda. <b>Enviar teste</b> mostra se o endereço responde.
            </p>
          ) : (
            <DeliveryList deliveries={data} />
          )
        }
      </QueryView>
    </section>
  )
}
