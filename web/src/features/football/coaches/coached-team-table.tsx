import type { CoachedTeam } from '@meio-campo/contract'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { percentWords } from '../people/person-words.ts'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { signed } from '../pieces/teams/team-words.ts'

const columns: readonly Column<CoachedTeam>[] = [
  { id: 'team', head: 'Time', cell: ({ team }) => <TeamLink team={team} /> },
  { id: 'spells', head: 'Passagens', align: 'end', cell: ({ spells }) => spells },
  { id: 'played', head: 'J', align: 'end', cell: ({ played }) => played },
  { id: 'won', head: 'V', align: 'end', cell: ({ won }) => won },
  { id: 'drawn', head: 'E', align: 'end', cell: ({ drawn }) => drawn },
  { id: 'lost', head: 'D', align: 'end', cell: ({ lost }) => lost },
  { id: 'for', head: 'GP', align: 'end', cell: ({ goalsFor }) => goalsFor },
  { id: 'against', head: 'GC', align: 'end', cell: ({ goalsAgainst }) => goalsAgainst },
  {
    id: 'difference',
    head: 'SG',
    align: 'end',
    cell: ({ goalsFor, goalsAgainst }) => signed(goalsFor - goalsAgainst),
  },
  { id: 'percentage', head: '%', align: 'end', cell: ({ percentage }) => <b>{percentWords(percentage)}</b> },
]

/** What a coach did at each team, all times there together. */
export function CoachedTeamTable({ teams }: { readonly teams: readonly CoachedTeam[] }) {
  return <DataTable caption="Campanha por time" columns={columns} rows={teams} rowKey={({ team }) => team.id} />
}
