import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { SelectField } from '../../../components/form/select-field.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { whenWords } from '../../football/pieces/matches/match-words.ts'
import { useToday } from '../../football/pieces/matches/use-today.ts'
import styles from './widget-form.module.css'
import { widgetMatchesQuery, widgetTeamsQuery } from './widget-queries.ts'
import type { WidgetChoice, WidgetKind, WidgetTheme } from './widget-snippet.ts'

const kinds: readonly { readonly value: WidgetKind; readonly label: string }[] = [
  { value: 'tabela', label: 'Tabela' },
  { value: 'jogo', label: 'Um jogo' },
  { value: 'proximos-jogos', label: 'Próximos jogos' },
]
const themes: readonly { readonly value: WidgetTheme; readonly label: string }[] = [
  { value: 'claro', label: 'Claro' },
  { value: 'escuro', label: 'Escuro' },
  { value: 'auto', label: 'Do visitante' },
]
const limits = ['', '3', '5', '10', '20']

interface Props {
  readonly choice: WidgetChoice
  readonly competitions: readonly { readonly id: string; readonly name: string }[]
  readonly onChange: (choice: WidgetChoice) => void
}

export function WidgetForm({ choice, competitions, onChange }: Props) {
  const set = (change: Partial<WidgetChoice>) => onChange({ ...choice, ...change })
  return (
    <div className={styles.form}>
      <Segmented label="Widget" choices={kinds} value={choice.kind} onChange={(kind) => set({ kind })} />
      <SelectField
        label="Campeonato"
        {...plain('campeonato', choice.competition, (competition) => set({ competition, team: '', match: '' }))}
        choices={competitions.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {choice.kind === 'proximos-jogos' && <TeamChoice choice={choice} onChange={(team) => set({ team })} />}
      {choice.kind === 'jogo' && <MatchChoice choice={choice} onChange={(match) => set({ match })} />}
      {choice.kind !== 'jogo' && (
        <SelectField
          label="Quantos"
          {...plain('limite', choice.limit, (limit) => set({ limit }))}
          choices={limits.map((limit) => ({ value: limit, label: limit === '' ? 'O de costume' : `Até ${limit}` }))}
        />
      )}
      <Segmented label="Tema do widget" choices={themes} value={choice.theme} onChange={(theme) => set({ theme })} />
    </div>
  )
}

interface PartProps {
  readonly choice: WidgetChoice
  readonly onChange: (id: string) => void
}

function TeamChoice({ choice, onChange }: PartProps) {
  const { data } = useQuery(widgetTeamsQuery(choice.competition))
  const teams = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SelectField
      label="Time"
      {...plain('time', choice.team, onChange)}
      choices={[{ value: '', label: 'Todos do campeonato' }, ...teams]}
    />
  )
}

function MatchChoice({ choice, onChange }: PartProps) {
  const today = useToday()
  const { data } = useQuery(widgetMatchesQuery(choice.competition))
  const matches = data?.data ?? []
  const first = matches[0]?.id ?? ''
  // A match is always chosen, so that the preview is never an empty box.
  useEffect(() => {
    if (choice.match === '' && first !== '') onChange(first)
  }, [choice.match, first, onChange])
  return (
    <SelectField
      label="Jogo"
      {...plain('jogo', choice.match, onChange)}
      choices={matches.map((match) => ({
        value: match.id,
        label: `${whenWords(match, today, true).head}: ${match.home.name} × ${match.away.name}`,
      }))}
    />
  )
}

const plain = (name: string, value: string, onChange: (value: string) => void) => ({
  name,
  value,
  onChange,
  error: undefined,
  onBlur: () => undefined,
})
