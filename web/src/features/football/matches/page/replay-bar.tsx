import { IconPlayerPause, IconPlayerPlay, IconRotateClockwise } from '@tabler/icons-react'
import { Segmented } from '../../../../components/segmented.tsx'
import { Button } from '../../../../components/button/button.tsx'
import styles from './replay-bar.module.css'
import { speeds, type Replay } from './use-replay.ts'

const speedChoices = speeds.map((speed) => ({ value: String(speed), label: `×${speed}` }))

interface Props {
  readonly replay: Replay
  readonly length: number
}

/** A match that is over can be watched again, minute by minute. */
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
        aria-valuetext={minute === 1 ? '1 minuto' : `${minute} minutos`}
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
