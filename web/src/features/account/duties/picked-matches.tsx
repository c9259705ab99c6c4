import { dotted } from '@meio-campo/contract/rules'
import type { Match } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../../api/query.ts'
import { SelectField } from '../../../components/form/select-field.tsx'
import type { FieldBinding } from '../../../components/form/use-form.ts'
import { RecordField } from '../../curating/records/inputs/record-field.tsx'
import { PickedChips, type Picked } from '../../curating/records/inputs/picked-records.tsx'

const MOST = 50

/** The matches of a team that are not over, the next ones first. */
const openMatchesQuery = (id: string) =>
  read('/api/v1/times/{id}/jogos', {
    params: { id },
    query: { situacao: 'agendado,ao_vivo,adiado', sort: 'kickoff', limit: MOST },
  })

/** Several matches: one of the two teams is found by name, then the match is chosen from its list. */
export function PickedMatches({ binding }: { readonly binding: FieldBinding<readonly Picked[]> }) {
  const { value, error, onChange, onBlur } = binding
  const [team, setTeam] = useState<Picked | null>(null)
  const matches = useQuery({ ...openMatchesQuery(team?.id ?? ''), enabled: team !== null })
  const left = (matches.data?.data ?? []).filter((match) => !value.some(({ id }) => id === match.id))
  const add = (id: string) => {
    const match = left.find((each) => each.id === id)
    if (match) onChange([...value, { id, name: `${match.home.name} × ${match.away.name}` }])
  }
  return (
    <>
      <RecordField
        label="Time que joga"
        hint="Para achar o jogo: escolha um dos dois times."
        kind="team"
        // A control called `matches` would stand in for the form's own method of that name.
        name="matches.team"
        value={team?.id ?? ''}
        chosenName={team?.name ?? ''}
        error={team ? undefined : error}
        onChange={() => undefined}
        onBlur={onBlur}
        onPick={(id, chosen) => setTeam(id === '' ? null : { id, name: chosen })}
      />
      {team && (
        <SelectField
          label={`Jogos de ${team.name}`}
          name="matches.match"
          value=""
          error={error}
          onBlur={onBlur}
          onChange={add}
          choices={[
            { value: '', label: matches.data && left.length === 0 ? 'Nenhum jogo por vir' : 'Escolha um jogo…' },
            ...left.map((match) => ({ value: match.id, label: matchWords(match) })),
          ]}
        />
      )}

      <PickedChips picked={value} onChange={onChange} />
    </>
  )
}

function matchWords({ kickoff, home, away, competition }: Match): string {
  const day = kickoff && new Date(kickoff).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  return dotted(day, `${home.name} × ${away.name}`, competition.name)
}
