import type { Match } from '@meio-campo/contract'
import { Badge } from '../../../../components/badge.tsx'
import { LiveDot } from '../../../../components/live/live-dot.tsx'
import { isUntold, stageOf } from './match-stage.ts'
import styles from './match-status-tag.module.css'
import { statusWords } from './match-words.ts'
import { useToday } from './use-today.ts'

interface Props {
  readonly match: Match
  /** Left out where a clock is next to it. */
  readonly showMinute?: boolean
}

/** "Ao vivo, 67'", "Encerrado", "Adiado: chuva". */
export function MatchStatusTag({ match, showMinute = true }: Props) {
  const today = useToday()
  const stage = stageOf(match)
  const words = statusWords(showMinute ? match : { ...match, minute: null }, today)
  if (stage === 'live') {
    return (
      <span className={styles.live}>
        <LiveDot />
        {words}
      </span>
    )
  }
  return <Badge tone={stage === 'off' || isUntold(match, today) ? 'warn' : 'plain'}>{words}</Badge>
}
