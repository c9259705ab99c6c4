import { numberFormat } from '@meio-campo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import { serviceStatusQuery } from '../help/service-status-query.ts'
import type { SettingsSearch } from '../settings/settings-search.ts'
import styles from './admin-card.module.css'
import type { Dashboard } from './dashboard-queries.ts'
import { importWords } from './import-words.ts'

type Figures = NonNullable<Dashboard['admin']>

const number = numberFormat()

/** The service in a few figures, each with a link to its page. */
export function AdminCard({ figures }: { readonly figures: Figures }) {
  const { users, unansweredMessages, review, workers, version, demo, lastImport, connections, backup, alerts } = figures
  return (
    <Card title="Administração" flush aside={<Health />}>
      <ul className={styles.figures}>
        {alerts.map((sentence) => (
          <li key={sentence}>
            <Link to="/settings" search={{ aba: 'sistema' }} className={styles.figure}>
              <span>{sentence}</span>
              <b data-waiting>Ver</b>
            </Link>
          </li>
        ))}
        <Figure
          label="Sugestões a revisar"
          value={number.format(review.suggestions)}
          search={{ aba: 'sugestoes' }}
          waiting={review.suggestions > 0}
        />
        {review.conflicts > 0 && (
          <Figure
            label="Divergências entre fontes"
            value={number.format(review.conflicts)}
            search={{ aba: 'importacoes', parte: 'divergencias' }}
            waiting
          />
        )}
        {review.names > 0 && (
          <Figure
            label="Nomes em dúvida"
            value={number.format(review.names)}
            search={{ aba: 'importacoes', parte: 'nomes' }}
            waiting
          />
        )}
        {connections.failing > 0 && (
          <Figure
            label="Fontes que falham"
            value={number.format(connections.failing)}
            search={{ aba: 'fontes' }}
            waiting
          />
        )}
        <Figure label="Contas" value={number.format(users)} search={{ aba: 'usuarios' }} />
        <Figure
          label="Mensagens sem resposta"
          value={number.format(unansweredMessages)}
          search={{ aba: 'site', secao: 'mensagens' }}
          waiting={unansweredMessages > 0}
        />
        <Figure label="Processos no ar" value={number.format(workers)} search={{ aba: 'manutencao' }} />
        <Figure label="Demonstração" value={demo ? 'No ar' : 'Fora do ar'} search={{ aba: 'manutencao' }} />
        <LastImport run={lastImport} />
        <LastBackup backup={backup} />
        <li className={styles.figure}>
          <span>Versão</span>
          <b>{version}</b>
        </li>
      </ul>
    </Card>
  )
}

/** The current health of the service. */
function Health() {
  const { data } = useQuery(serviceStatusQuery())
  if (!data) return null
  const well = data.health.ok && data.ready.ok
  return <Badge tone={well ? 'ok' : 'bad'}>{well ? 'Tudo no ar' : 'Com problemas'}</Badge>
}

function LastImport({ run }: { readonly run: Figures['lastImport'] }) {
  return (
    <li>
      <Link to="/settings" search={{ aba: 'importacoes' }} className={styles.figure}>
        <span>
          Última importação
          {run && (
            <small>
              <code>{run.dataset}</code>: {importWords(run)}
            </small>
          )}
        </span>
        <b>{run ? <Moment at={run.at} /> : 'Nenhuma'}</b>
      </Link>
    </li>
  )
}

function LastBackup({ backup: { at, problem } }: { readonly backup: Figures['backup'] }) {
  return (
    <li>
      <Link to="/settings" search={{ aba: 'sistema' }} className={styles.figure}>
        <span>
          Última cópia de segurança
          {problem !== null && <small>{problem}</small>}
        </span>
        <b data-waiting={problem !== null || undefined}>{at === null ? 'Nenhuma' : <Moment at={at} />}</b>
      </Link>
    </li>
  )
}

interface FigureProps {
  readonly label: string
  readonly value: string
  readonly search: SettingsSearch
  readonly waiting?: boolean
}

function Figure({ label, value, search, waiting = false }: FigureProps) {
  return (
    <li>
      <Link to="/settings" search={search} className={styles.figure}>
        <span>{label}</span>
        <b data-waiting={waiting || undefined}>{value}</b>
      </Link>
    </li>
  )
}
