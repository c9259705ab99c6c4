import { Link } from '@tanstack/react-router'
import { Card } from '../../components/card.tsx'
import type { SettingsSearch } from '../settings/settings-search.ts'
import styles from './admin-card.module.css'
import type { Dashboard } from './dashboard-queries.ts'

const number = new Intl.NumberFormat('pt-BR')

/** The service in four figures, each leading to where it is taken care of. */
export function AdminCard({ figures }: { readonly figures: NonNullable<Dashboard['admin']> }) {
  const { users, unansweredMessages, workers, version } = figures
  return (
    <Card title="Administração" flush>
      <ul className={styles.figures}>
        <Figure label="Contas" value={number.format(users)} search={{ aba: 'usuarios' }} />
        <Figure
          label="Mensagens sem resposta"
          value={number.format(unansweredMessages)}
          search={{ aba: 'site', secao: 'mensagens' }}
          waiting={unansweredMessages > 0}
        />
        <Figure label="Processos no ar" value={number.format(workers)} search={{ aba: 'manutencao' }} />
        <li className={styles.figure}>
          <span>Versão</span>
          <b>{version}</b>
        </li>
      </ul>
    </Card>
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
