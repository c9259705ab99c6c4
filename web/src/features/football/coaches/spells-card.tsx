import type { CoachSpell } from '@meio-campo/contract'
import type { Column } from '../../../components/data-table.tsx'
import { PartTable } from '../../../components/list/part-table.tsx'
import { figure, sortedBy } from '../../../components/list/sorted-columns.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { percentWords, spanWords } from '../people/person-words.ts'
import { TeamLink } from '../pieces/teams/team-link.tsx'

const columns: readonly Column<CoachSpell>[] = [
  {
    id: 'team',
    head: 'Time',
    sort: sortedBy('team', ({ team }) => team.name, true),
    cell: ({ team }) => <TeamLink team={team} />,
  },
  {
    id: 'when',
    head: 'Período',
    sort: sortedBy('when', ({ starts }) => starts),
    cell: ({ starts, ends }) => spanWords(starts, ends) ?? '–',
  },
  figure('played', 'Jogos', ({ played }) => played),
  figure('won', 'Vitórias', ({ won }) => won),
  figure('drawn', 'Empates', ({ drawn }) => drawn),
  figure('lost', 'Derrotas', ({ lost }) => lost),
  {
    ...figure<CoachSpell>('percentage', 'Aproveitamento', ({ percentage }) => percentage),
    cell: ({ percentage }) => <b>{percentWords(percentage)}</b>,
  },
]

export const spellKey = ({ team, starts, ends }: CoachSpell) => `${team.id} ${starts} ${ends}`

interface Props {
  readonly coach: string
  readonly spells: readonly CoachSpell[]
}

/** The times of a coach at each team. */
export function SpellsCard({ coach, spells }: Props) {
  return (
    <PartTable
      title="Times"
      part="passagens"
      aside={
        <TextLink to="/tecnicos/$id/transferencias" params={{ id: coach }}>
          Caminho
        </TextLink>
      }
      columns={columns}
      rows={spells}
      rowKey={spellKey}
      file={`passagens-${coach}`}
    />
  )
}
