import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type CSSProperties, useEffect, useState } from 'react'
import { Button, IconButton } from '../../../components/button/button.tsx'
import { useListSearch } from '../../../components/list/list-search.ts'
import { Segmented } from '../../../components/segmented.tsx'
import { SavedViews } from '../../../console/saved-views/saved-views.tsx'
import { partialDateWords } from '../pieces/dates/partial-date-words.ts'
import { shownRound } from './evolution.ts'
import type { StandingsSearch } from '../pieces/standings/standings-search.ts'
import styles from './standings-tools.module.css'
import { roundName } from '../pieces/standings/standings-words.ts'

const views = [
  { value: 'tabela', label: 'Tabela' },
  { value: 'projecao', label: 'Ver projeção' },
] as const

const places = [
  { value: 'total', label: 'Total' },
  { value: 'casa', label: 'Casa' },
  { value: 'fora', label: 'Fora' },
] as const

interface Props {
  readonly search: StandingsSearch
  /** The rounds to choose from; empty if their numbers are ambiguous. */
  readonly rounds: readonly number[]
  /** The round that the answer was about. */
  readonly round: number | null
  readonly onChange: (search: StandingsSearch) => void
}

interface ViewProps {
  readonly search: StandingsSearch
  readonly onChange: (search: StandingsSearch) => void
}

/** The table as it stands, or where it leads. */
export function StandingsViewChoice({ search, onChange }: ViewProps) {
  const { ver, rodada: _round, data: _date, local: _local, ...rest } = search
  return (
    <Segmented
      label="O que ver"
      choices={views}
      value={ver ?? 'tabela'}
      onChange={(view) => onChange(view === 'projecao' ? { ...rest, ver: view } : rest)}
    />
  )
}

/** The filters of the table: all, home or away matches; the current or a past round or date. */
export function StandingsTools({ search, rounds, round: answered, onChange }: Props) {
  const { rodada: _round, data, ...rest } = search
  const address = useListSearch()
  const asOf = pastWords(search)
  // The address's round is shown at once; the round of a date is known only from the answer.
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
        <SavedViews list="campeonatos/tabela" {...address} />
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

const PAUSE_MS = 120

interface RoundPickerProps {
  /** The numbers of the played rounds in order; they may start above one and have gaps. */
  readonly rounds: readonly number[]
  /** The round that the table shows. */
  readonly round: number
  readonly onPick: (round: number) => void
}

/** Chooses a past round: step by step, from a list, or with a slider. */
function RoundPicker({ rounds, round, onPick }: RoundPickerProps) {
  const place = rounds.indexOf(round)
  const step = (by: number) => {
    const target = rounds[place + by]
    if (target !== undefined) onPick(target)
  }
  return (
    <div className={styles.picker}>
      <div className={styles.step}>
        <IconButton
          variant="default"
          size={34}
          aria-label="Rodada anterior"
          disabled={place <= 0}
          onClick={() => step(-1)}
        >
          <IconChevronLeft size={18} stroke={1.75} aria-hidden />
        </IconButton>
        <select
          className={styles.select}
          aria-label="Como estava na rodada"
          value={round}
          onChange={(event) => onPick(Number(event.currentTarget.value))}
        >
          {rounds.map((number) => (
            <option key={number} value={number}>
              {roundName(number)}
            </option>
          ))}
        </select>
        <IconButton
          variant="default"
          size={34}
          aria-label="Próxima rodada"
          disabled={place === rounds.length - 1}
          onClick={() => step(1)}
        >
          <IconChevronRight size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      {rounds.length > 2 && <RoundSlider rounds={rounds} round={round} onPick={onPick} />}
    </div>
  )
}

/** The table follows the slider, without a request for every pixel. */
function RoundSlider({ rounds, round, onPick }: RoundPickerProps) {
  const [held, setHeld] = useState({ round, from: round })
  // The dragged value is valid only until the page's round changes, by this slider or otherwise.
  const shown = held.from === round ? held.round : round
  useEffect(() => {
    if (shown === round) return undefined
    const timer = setTimeout(() => onPick(shown), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [shown, round, onPick])
  const place = rounds.indexOf(shown)
  const last = rounds.length - 1
  const done: CSSProperties & { '--done': string } = { '--done': `${(place / last) * 100}%` }
  return (
    <input
      className={styles.slider}
      type="range"
      min={0}
      max={last}
      value={place}
      aria-label="Rodada"
      aria-valuetext={roundName(shown)}
      style={done}
      onChange={(event) => setHeld({ round: rounds[Number(event.currentTarget.value)]!, from: round })}
    />
  )
}
