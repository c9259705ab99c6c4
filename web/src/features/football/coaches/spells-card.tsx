import type { CoachSpell } from '@meio-campo/contract'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { percentWords, spanWords } from '../people/person-words.ts'
import { TeamLink } from '../pieces/teams/team-link.tsx'

const columns: readonly Column<CoachSpell>[] = [
  { id: 'team', head: 'Time', cell: ({ team }) => <TeamLink team={team} /> },
  { id: 'when', head: 'Período', cell: ({ starts, ends }) => spanWords(starts, ends) ?? '–' },
  { id: 'played', head: 'Jogos', align: 'end', cell: ({ played }) => played },
  { id: 'won', head: 'Vitórias', align: 'end', cell: ({ won }) => won },
  { id: 'drawn', head: 'Empates', align: 'end', cell: ({ drawn }) => drawn },
  { id: 'lost', head: 'Derrotas', align: 'end', cell: ({ lost }) => lost },
  {
    id: 'percentage',
    head: 'Aproveitamento',
    align: 'end',
    cell: ({ percentage }) => <b>{percentWords(percentage)}</b>,
  },
]

export const spellKey = ({ team, starts, ends }: CoachSpell) => `${team.id} ${starts} ${ends}`

export function SpellTable({ spells }: { readonly spells: readonly CoachSpell[] }) {
  return <DataTable caption="Times" columns={columns} rows={spells} rowKey={spellKey} />
}
