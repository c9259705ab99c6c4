import { plural } from '@meio-campo/contract/rules'
import { IconPlayerPause, IconPlayerPlay, IconRotateClockwise } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Segmented } from '../../../../components/segmented.tsx'
import { Button } from '../../../../components/button/button.tsx'
import styles from './replay-bar.module.css'

/** The number of match minutes per real minute. */
const speeds = [30, 60, 180] as const
type Speed = (typeof speeds)[number]
const speedChoices = speeds.map((speed) => ({ value: String(speed), label: `×${speed}` }))

export interface Replay {
  /** Null: nothing is being replayed. */
  readonly minute: number | null
  readonly running: boolean
  readonly speed: Speed
  readonly start: () => void
  readonly toggle: () => void
  readonly seek: (minute: number) => void
  readonly setSpeed: (speed: Speed) => void
  readonly leave: () => void
}

/** The clock of a replay; it stops by itself at the end. */
export function useReplay(length: number): Replay {
  const [minute, setMinute] = useState<number | null>(null)
  const [running, setRunning] = useState(false)
  const [speed, setSpeed] = useState<Speed>(60)
  const ended = minute !== null && minute >= length
  const ticking = running && !ended
  useEffect(() => {
    if (!ticking) return undefined
    const timer = setInterval(() => setMinute((now) => (now === null ? null : now + 1)), 60_000 / speed)
    return () => clearInterval(timer)
  }, [ticking, speed])
  return {
    minute: minute === null ? null : Math.min(minute, length),
    running: ticking,
    speed,
    start: () => {
      setMinute(0)
      setRunning(true)
    },
    toggle: () => {
      if (ended) setMinute(0)
      setRunning(!ticking)
    },
    seek: setMinute,
    setSpeed,
    leave: () => {
      setMinute(null)
      setRunning(false)
    },
  }
}

interface Props {
  readonly replay: Replay
  readonly length: number
}

/** The controls to replay a finished match minute by minute. */
export function ReplayBar({ replay, length }: Props) {
  const { minute, running, speed } = replay
  if (minute === null) {
    return (
      <div className={styles.bar}>
        <p className={styles.words}>O jogo acabou. Reveja como foi, lance a lance, no ritmo que quiser.</p>
        <Button
          variant="default"
          leftSection={<IconPlayerPlay size={16} stroke={1.75} aria-hidden />}
          onClick={replay.start}
        >
          Rever o jogo
        </Button>
      </div>
    )
  }
  const ended = minute >= length
  const Sign = running ? IconPlayerPause : ended ? IconRotateClockwise : IconPlayerPlay
  return (
    <section className={styles.bar} aria-label="Reprise">
      <Button leftSection={<Sign size={16} stroke={1.75} aria-hidden />} onClick={replay.toggle}>
        {running ? 'Pausar' : ended ? 'Do começo' : 'Continuar'}
      </Button>
      <input
        className={styles.range}
        type="range"
        min={0}
        max={length}
        value={minute}
        aria-label="Minuto do jogo"
        aria-valuetext={`${minute} ${plural(minute, 'minuto', 'minutos')}`}
        onChange={(event) => replay.seek(event.currentTarget.valueAsNumber)}
      />
      <span className={styles.minute} aria-hidden="true">
        {minute}'
      </span>
      <Segmented
        label="Velocidade"
        choices={speedChoices}
        value={String(speed)}
        onChange={(value) => replay.setSpeed(speeds.find((one) => String(one) === value) ?? 60)}
      />
      <Button variant="subtle" onClick={replay.leave}>
        Sair da reprise
      </Button>
    </section>
  )
}
