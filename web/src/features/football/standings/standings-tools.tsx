import { Button } from '../../../components/button/button.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { partialDateWords } from '../pieces/dates/partial-date-words.ts'
import { shownRound } from './played-rounds.ts'
import { RoundPicker } from './round-picker.tsx'
import type { StandingsSearch } from '../pieces/standings/standings-search.ts'
import styles from './standings-tools.module.css'

const places = [
  { value: 'total', label: 'Total' },
  { value: 'casa', label: 'Casa' },
  { value: 'fora', label: 'Fora' },
] as const

interface Props {
  readonly search: StandingsSearch
  /** The rounds one can go back to; none where they cannot be told apart by number. */
  readonly rounds: readonly number[]
  /** The round that the answer was about. */
  readonly round: number | null
  readonly onChange: (search: StandingsSearch) => void
}

/** Which table: of all matches or of one side, now or as it once stood. */
export function StandingsTools({ search, rounds, round: answered, onChange }: Props) {
  const { rodada: _round, data, ...rest } = search
  const asOf = pastWords(search)
  // What the address asks for is shown at once; which round a date falls into, only the answer knows.
  const round = shownRound(rounds, search.rodada ?? (data ? answered : null))
  return (
    <search className={styles.tools}>
      {round !== undefined && (
        <RoundPicker rounds={rounds} round={round} onPick={(rodada) => onChange({ ...rest, rodada })} />
      )}
      <div className={styles.side}>
        <label className={styles.date}>
          <span>Em uma data</span>
          <input
            type="date"
            value={data?.length === 10 ? data : ''}
            onChange={(event) => {
              const day = event.currentTarget.value
              // A year being typed is for a moment the year 2 or 20.
              if (day === '' || day >= '1850') onChange(day ? { ...rest, data: day } : rest)
            }}
          />
        </label>
        <Segmented
          label="Jogos que contam"
          choices={places}
          value={search.local ?? 'total'}
          onChange={(place) => {
            const { local: _local, ...all } = search
            onChange(place === 'total' ? all : { ...all, local: place })
          }}
        />
      </div>
      {asOf && (
        <p className={styles.past}>
          <output>{asOf}</output>
          <Button variant="subtle" size="compact" onClick={() => onChange(rest)}>
            Voltar para agora
          </Button>
        </p>
      )}
    </search>
  )
}

function pastWords({ rodada, data }: StandingsSearch): string | null {
  if (rodada !== undefined) return `Como estava na rodada ${rodada}`
  if (!data) return null
  return data.length === 10
    ? `Como estava em ${partialDateWords(data)}`
    : `Como estava no fim de ${partialDateWords(data)}`
}
