import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { serviceStatusQuery, type Check } from './service-status-query.ts'
import styles from './service-status.module.css'

const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium' })

/** What this very server says of itself, right now. */
export function ServiceStatus() {
  const { data, isFetching, refetch } = useQuery(serviceStatusQuery())
  const well = data?.health.ok && data.ready.ok
  return (
    <Card
      title="Estado do serviço"
      aside={data && <Badge tone={well ? 'ok' : 'bad'}>{well ? 'Tudo no ar' : 'Com problemas'}</Badge>}
    >
      {data ? (
        <dl className={styles.checks}>
          <Line name="API" path="/health" check={data.health} />
          <Line name="Banco de dados" path="/ready" check={data.ready} />
        </dl>
      ) : (
        <SkeletonRows count={2} />
      )}
      <div className={styles.foot}>
        <output>{data ? `Conferido às ${clock.format(data.at)}` : 'Conferindo…'}</output>
        <Button
          size="xs"
          variant="default"
          loading={isFetching}
          leftSection={<IconRefresh size={14} stroke={1.75} aria-hidden />}
          onClick={() => void refetch()}
        >
          Atualizar
        </Button>
      </div>
    </Card>
  )
}

interface LineProps {
  readonly name: string
  readonly path: string
  readonly check: Check
}

function Line({ name, path, check: { ok, milliseconds } }: LineProps) {
  const words = ok ? 'Responde' : milliseconds === null ? 'Sem resposta' : 'Indisponível'
  return (
    <div>
      <dt>
        {name}
        <code>{path}</code>
      </dt>
      <dd>
        {milliseconds !== null && <span>{milliseconds} ms</span>}
        <Badge tone={ok ? 'ok' : 'bad'}>{words}</Badge>
      </dd>
    </div>
  )
}
