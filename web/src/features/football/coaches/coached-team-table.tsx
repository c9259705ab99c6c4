import type { CoachedTeam } from '@meio-campo/contract'
import type { Column } from '../../../components/data-table.tsx'
import { PartTable } from '../../../components/list/part-table.tsx'
import { figure, sortedBy } from '../../../components/list/sorted-columns.tsx'
import { percentWords } from '../people/person-words.ts'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { signed } from '../pieces/teams/team-words.ts'

const difference = ({ goalsFor, goalsAgainst }: CoachedTeam) => goalsFor - goalsAgainst

const short = (id: string, head: string, name: string, of: (team: CoachedTeam) => number | null) => ({
  ...figure(id, head, of),
  name,
})

const columns: readonly Column<CoachedTeam>[] = [
  {
    id: 'team',
    head: 'Time',
    sort: sortedBy('team', ({ team }) => team.name, true),
    cell: ({ team }) => <TeamLink team={team} />,
  },
  figure('spells', 'Passagens', ({ spells }) => spells),
  short('played', 'J', 'Jogos', ({ played }) => played),
  short('won', 'V', 'Vitórias', ({ won }) => won),
  short('drawn', 'E', 'Empates', ({ drawn }) => drawn),
  short('lost', 'D', 'Derrotas', ({ lost }) => lost),
  short('for', 'GP', 'Gols pró', ({ goalsFor }) => goalsFor),
  short('against', 'GC', 'Gols contra', ({ goalsAgainst }) => goalsAgainst),
  { ...short('difference', 'SG', 'Saldo de gols', difference), cell: (row) => signed(difference(row)) },
  {
    ...short('percentage', '%', 'Aproveitamento', ({ percentage }) => percentage),
    cell: ({ percentage }) => <b>{percentWords(percentage)}</b>,
  },
]

interface Props {
  readonly coach: string
  readonly teams: readonly CoachedTeam[]
}

/** What a coach did at each team, all times there together. */
export function CoachedTeamTable({ coach, teams }: Props) {
  return (
    <PartTable
      title="Campanha por time"
      part="times"
      columns={columns}
      rows={teams}
      rowKey={({ team }) => team.id}
      file={`times-${coach}`}
    />
  )
}
