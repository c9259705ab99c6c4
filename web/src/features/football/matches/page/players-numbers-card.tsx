import type { LineupsPage } from '@meio-campo/contract'
import { Card } from '../../../../components/card.tsx'
import { Crest } from '../../../../components/crest/crest.tsx'
import { DataTable, type Column } from '../../../../components/data-table.tsx'
import { useListSearch } from '../../../../components/list/list-search.ts'
import { RowsExportMenu } from '../../../../components/list/rows-export-menu.tsx'
import { useSortable } from '../../../../components/list/sortable-columns.tsx'
import { PersonLink } from '../../../../components/person/person-link.tsx'
import { RatingBadge } from '../../pieces/ratings/rating-badge.tsx'
import { RatingFormula } from '../../pieces/ratings/rating-formula.tsx'
import { countedPlayers, type CountedPlayer } from './players-numbers.ts'
import styles from './players-numbers-card.module.css'

/** Each player's numbers with the rating calculated from them, or a sentence where no numbers were recorded. */
export function PlayersNumbersCard({ lineups }: { readonly lineups: LineupsPage }) {
  const { search } = useListSearch()
  const columns = useSortable(COLUMNS)
  const players = countedPlayers(lineups, search['sort'])
  if (players.length === 0) {
    return (
      <p className={styles.none}>
        Sem notas: nenhuma fonte contou os passes, os duelos e o resto de cada jogador deste jogo, e só com os lances
        uma nota seria chute.
      </p>
    )
  }
  return (
    <Card
      title="Notas e números dos jogadores"
      aside={<RowsExportMenu rows={players} name={`jogadores-${lineups.match.id}`} />}
      flush
    >
      <div className={styles.dense}>
        <DataTable
          caption="Notas e números dos jogadores"
          columns={columns}
          rows={players}
          rowKey={({ person }) => person.id ?? person.name}
        />
      </div>
      <RatingFormula />
    </Card>
  )
}

const sort = (word: string) => ({ word, gives: 'descending' }) as const
const number = (figure: number | null) => figure ?? '–'
/** "3 (1)": the total, and how many of them succeeded. */
const ofWhich = (total: number | null, good: number | null) =>
  total === null ? '–' : good === null ? total : `${total} (${good})`

const COLUMNS: readonly Column<CountedPlayer>[] = [
  {
    id: 'player',
    head: 'Jogador',
    cell: ({ person, team }) => (
      <span className={styles.player}>
        <Crest team={team} size={18} labelled />
        <PersonLink person={person} />
      </span>
    ),
  },
  {
    id: 'rating',
    head: 'Nota',
    align: 'end',
    sort: sort('nota'),
    cell: ({ rating }) => (rating === null ? '–' : <RatingBadge rating={rating} />),
  },
  { id: 'minutes', head: 'Minutos', align: 'end', sort: sort('minutos'), cell: ({ statistics }) => statistics.minutes },
  {
    id: 'shots',
    head: 'Chutes (no gol)',
    align: 'end',
    sort: sort('chutes'),
    cell: ({ statistics: { shots, shotsOnTarget } }) => ofWhich(shots, shotsOnTarget),
  },
  {
    id: 'passes',
    head: 'Passes (certos)',
    align: 'end',
    sort: sort('passes'),
    cell: ({ statistics: { passes, passesCompleted } }) => ofWhich(passes, passesCompleted),
  },
  { id: 'keyPasses', head: 'Para chute', align: 'end', cell: ({ statistics }) => number(statistics.keyPasses) },
  {
    id: 'dribbles',
    head: 'Dribles (certos)',
    align: 'end',
    sort: sort('dribles'),
    cell: ({ statistics: { dribbles, dribblesCompleted } }) => ofWhich(dribbles, dribblesCompleted),
  },
  {
    id: 'tackles',
    head: 'Desarmes',
    align: 'end',
    sort: sort('desarmes'),
    cell: ({ statistics }) => number(statistics.tackles),
  },
  { id: 'interceptions', head: 'Intercept.', align: 'end', cell: ({ statistics }) => number(statistics.interceptions) },
  { id: 'blocks', head: 'Bloqueios', align: 'end', cell: ({ statistics }) => number(statistics.blocks) },
  {
    id: 'duels',
    head: 'Duelos (ganhos)',
    align: 'end',
    sort: sort('duelos'),
    cell: ({ statistics: { duels, duelsWon } }) => ofWhich(duels, duelsWon),
  },
  {
    id: 'fouls',
    head: 'Faltas',
    align: 'end',
    sort: sort('faltas'),
    cell: ({ statistics }) => number(statistics.fouls),
  },
  { id: 'foulsDrawn', head: 'Sofridas', align: 'end', cell: ({ statistics }) => number(statistics.foulsDrawn) },
  {
    id: 'saves',
    head: 'Defesas',
    align: 'end',
    sort: sort('defesas'),
    cell: ({ statistics }) => number(statistics.saves),
  },
]
