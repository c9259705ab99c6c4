import { dotted } from '@meio-campo/contract/rules'
import type { TeamEdition, TeamPage } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { Sparkline } from '../../../components/chart/sparkline.tsx'
import { count } from '../../../components/list/pages-words.ts'
import { Pennant } from '../../../components/pennant/pennant.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { positionChangeWords } from '../pieces/standings/standings-words.ts'
import { shownSeason } from './shown-season.ts'
import { Campaign } from './team-edition-list.tsx'
import { campaignsQuery } from './team-queries.ts'
import styles from './team-tables-card.module.css'

interface Props {
  readonly id: string
  /** The season of the page; null: the current one. */
  readonly season: string | null
  readonly tables: TeamPage['tables']
}

/** The team's place and its course in each current table, and the stage it reached in the cups. */
export function TeamTablesCard({ id, season: asked, tables }: Props) {
  const { data } = useQuery(campaignsQuery(id, shownSeason(asked, tables, [])))
  const editions = data?.data ?? []
  const season = shownSeason(asked, tables, editions)
  const cups = editions.filter(
    ({ competition, edition }) =>
      edition === season && !tables.some((table) => table.competition.id === competition.id),
  )
  if (season === undefined) return null
  return (
    <Card
      title={`Na temporada ${season}`}
      aside={
        <TextLink to="/times/$id/campeonatos" params={{ id }}>
          Campeonatos
        </TextLink>
      }
      flush
    >
      <ul>
        {tables.map((table) => (
          <li key={`${table.competition.id} ${table.edition}`}>
            <TableRow table={table} />
          </li>
        ))}
        {cups.map((cup) => (
          <li key={`${cup.competition.id} ${cup.edition}`}>
            <CupRow cup={cup} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function TableRow({ table }: { readonly table: TeamPage['tables'][number] }) {
  const { competition, edition, group, position, points, played, positions } = table
  const sum = `${count(points, { one: 'ponto', many: 'pontos' })} em ${count(played, { one: 'jogo', many: 'jogos' })}`
  return (
    <Link
      className={styles.table}
      to="/campeonatos/$id/tabela"
      params={{ id: competition.id }}
      search={{ temporada: edition }}
    >
      <Pennant competition={competition} size={32} />
      <span className={styles.words}>
        <b>{competition.name}</b>
        <small>{dotted(group, sum)}</small>
      </span>
      {positions.length > 1 && (
        <span className={styles.path}>
          <Sparkline values={positions} label={positionChangeWords(positions)} width={140} height={32} />
        </span>
      )}
      <b className={styles.position}>{position}º</b>
    </Link>
  )
}

function CupRow({ cup }: { readonly cup: TeamEdition }) {
  const { competition, edition, played, won } = cup
  return (
    <Link
      className={styles.table}
      to="/campeonatos/$id"
      params={{ id: competition.id }}
      search={{ temporada: edition }}
    >
      <Pennant competition={competition} size={32} />
      <span className={styles.words}>
        <b>{competition.name}</b>
        <small>
          {count(played, { one: 'jogo', many: 'jogos' })}, {count(won, { one: 'vitória', many: 'vitórias' })}
        </small>
      </span>
      <Campaign row={cup} />
    </Link>
  )
}
