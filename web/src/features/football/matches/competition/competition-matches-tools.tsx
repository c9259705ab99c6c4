import { SelectFilter } from '../../../../components/list/list-tools.tsx'
import { ListTools } from '../../../../console/record-list/list-tools.tsx'
import { Segmented } from '../../../../components/segmented.tsx'
import { partialDateWords, shiftMonth } from '../../pieces/dates/partial-date-words.ts'
import { TeamFilter } from '../../pieces/standings/team-filter.tsx'
import styles from './competition-matches-page.module.css'
import type { CompetitionMatchesSearch } from './competition-matches-search.ts'
import { roundAddress, type Round } from './round-choice.ts'
import { Stepper } from '../../../../components/stepper/stepper.tsx'

const views = [
  { value: 'rodada', label: 'Por rodada' },
  { value: 'data', label: 'Por data' },
  { value: 'grade', label: 'Time × time' },
] as const

const situations = [
  { value: 'agendado', label: 'Agendados' },
  { value: 'ao_vivo', label: 'Ao vivo' },
  { value: 'encerrado', label: 'Encerrados' },
  { value: 'adiado', label: 'Adiados' },
] as const

interface Props {
  readonly id: string
  readonly search: CompetitionMatchesSearch
  readonly rounds: readonly Round[]
  readonly round: Round
  readonly month: string
  readonly onChange: (search: CompetitionMatchesSearch) => void
}

export function CompetitionMatchesTools({ id, search, rounds, round, month, onChange }: Props) {
  const edition = search.temporada ? { temporada: search.temporada } : {}
  const view = search.ver ?? 'rodada'
  return (
    <ListTools
      list="campeonatos/jogos"
      bare
      actions={
        <Segmented
          label="Como ver"
          choices={views}
          value={view}
          onChange={(next) => onChange(next === 'rodada' ? edition : { ...edition, ver: next })}
        />
      }
    >
      {view === 'rodada' && (
        <RoundStepper
          rounds={rounds}
          round={round}
          onPick={(next) => onChange({ ...edition, ...roundAddress(next, rounds) })}
        />
      )}
      {view === 'data' && !search.time && <MonthStepper month={month} onPick={(mes) => onChange({ ...search, mes })} />}
      {view === 'data' && <TeamFilter id={id} search={search} />}
      {view === 'data' && (
        <SelectFilter name="situacao" label="Situação" all="Qualquer situação" choices={situations} />
      )}
      {view === 'grade' && (
        <PhaseSelect
          rounds={rounds}
          phase={round.phase}
          onPick={(fase) => onChange({ ...edition, ver: 'grade', fase })}
        />
      )}
    </ListTools>
  )
}

interface RoundProps {
  readonly rounds: readonly Round[]
  readonly round: Round
  readonly onPick: (round: Round) => void
}

function RoundStepper({ rounds, round, onPick }: RoundProps) {
  const place = rounds.indexOf(round)
  const step = (by: number) => {
    const target = rounds[place + by]
    return target ? () => onPick(target) : null
  }
  const phases = [...new Set(rounds.map(({ phase }) => phase))]
  const option = (one: Round) => (
    <option key={rounds.indexOf(one)} value={rounds.indexOf(one)}>
      {one.name}
    </option>
  )
  return (
    <Stepper previous={{ label: 'Rodada anterior', go: step(-1) }} next={{ label: 'Próxima rodada', go: step(1) }}>
      <select
        aria-label="Rodada"
        value={place}
        onChange={(event) => onPick(rounds[Number(event.currentTarget.value)]!)}
      >
        {phases.length === 1
          ? rounds.map(option)
          : phases.map((phase) => (
              <optgroup key={phase} label={phase}>
                {rounds.filter((one) => one.phase === phase).map(option)}
              </optgroup>
            ))}
      </select>
    </Stepper>
  )
}

function MonthStepper({ month, onPick }: { readonly month: string; readonly onPick: (month: string) => void }) {
  return (
    <Stepper
      previous={{ label: 'Mês anterior', go: () => onPick(shiftMonth(month, -1)) }}
      next={{ label: 'Próximo mês', go: () => onPick(shiftMonth(month, 1)) }}
    >
      <b aria-live="polite">{partialDateWords(month)}</b>
    </Stepper>
  )
}

interface PhaseProps {
  readonly rounds: readonly Round[]
  readonly phase: string
  readonly onPick: (phase: string) => void
}

function PhaseSelect({ rounds, phase, onPick }: PhaseProps) {
  const phases = [...new Set(rounds.map((round) => round.phase))]
  if (phases.length === 1) return null
  return (
    <select
      className={styles.phases}
      aria-label="Fase"
      value={phase}
      onChange={(event) => onPick(event.currentTarget.value)}
    >
      {phases.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  )
}
