import { Badge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import type { Dashboard } from './dashboard-queries.ts'
import styles from './push-card.module.css'
import { failuresInWords } from './push-words.ts'

/** Whether the webhooks get what they are sent. */
export function PushCard({ push }: { readonly push: NonNullable<Dashboard['account']>['push'] }) {
  const { webhooks, lastDelivery, failures } = push
  return (
    <Card
      title="Push"
      aside={
        <TextLink to="/push" search={webhooks === 0 ? { aba: 'webhooks' } : { aba: 'entregas' }} activeProps={{}}>
          {webhooks === 0 ? 'Criar um webhook' : 'Ver as entregas'}
        </TextLink>
      }
    >
      {webhooks === 0 ? (
        <p className={styles.text}>Receba cada gol no seu servidor, segundos depois de sair.</p>
      ) : (
        <>
          <p className={styles.line}>
            {lastDelivery ? (
              <>
                <Badge tone={lastDelivery.delivered ? 'ok' : 'bad'}>
                  {lastDelivery.delivered ? 'Entregue' : 'Falhou'}
                </Badge>
                <span>
                  {lastDelivery.webhook}, <Moment at={lastDelivery.at} />
                </span>
              </>
            ) : (
              'Nenhuma entrega ainda'
            )}
          </p>
          <p className={styles.rest}>{failuresInWords(failures)}</p>
        </>
      )}
    </Card>
  )
}
