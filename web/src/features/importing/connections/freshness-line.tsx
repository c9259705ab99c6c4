import { useQuery } from '@tanstack/react-query'
import { read } from '../../../api/query.ts'
import { Moment } from '../../../components/moment/moment.tsx'
import { useUser } from '../../../session/session-store.ts'
import styles from './freshness-line.module.css'

interface Props {
  readonly competition: string
  /** Nothing while it is not known yet. */
  readonly edition: string | undefined
  readonly match?: string | undefined
}

const freshnessQuery = (query: { campeonato: string; temporada: string; jogo?: string }) =>
  read('/api/v1/atualizacoes', { query })

/** At the end of a page: which connected sources its data comes from, and how fresh it is. Only where there are any. */
export function FreshnessLine({ competition, edition, match }: Props) {
  const user = useUser()
  if (!user || edition === undefined) return null
  return <Line competition={competition} edition={edition} match={match} />
}

function Line({ competition, edition, match }: Props & { readonly edition: string }) {
  const { data } = useQuery(
    freshnessQuery({ campeonato: competition, temporada: edition, ...(match !== undefined && { jogo: match }) }),
  )
  const sources = data?.data ?? []
  if (sources.length === 0) return null
  return (
    <ul className={styles.lines} aria-label="Atualização">
      {sources.map(({ dataset, title, attribution, at }) => (
        <li key={dataset}>
          Atualizado <Moment at={at} />, de {title}
          {attribution !== null && <small>{attribution}</small>}
        </li>
      ))}
    </ul>
  )
}
