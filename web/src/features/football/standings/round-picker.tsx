import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useState, type CSSProperties } from 'react'
import { IconButton } from '../../../components/button/button.tsx'
import styles from './round-picker.module.css'
import { roundName } from '../pieces/standings/standings-words.ts'

const PAUSE_MS = 120

interface Props {
  /** The numbers of those that have been played, in order; not always from one, nor without a gap. */
  readonly rounds: readonly number[]
  /** The round that the table shows. */
  readonly round: number
  readonly onPick: (round: number) => void
}

/** Back through the season: by one round, by name, or along the whole of it. */
export function RoundPicker({ rounds, round, onPick }: Props) {
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

/** The table follows the thumb, but is not asked for at every pixel on the way. */
function RoundSlider({ rounds, round, onPick }: Props) {
  const [held, setHeld] = useState({ round, from: round })
  // What was held counts only until the page moved on, by this slider or by anything else.
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
