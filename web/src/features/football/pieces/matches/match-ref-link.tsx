import type { MatchRef } from '@meio-campo/contract'
import { TextLink } from '../../../../components/text-link.tsx'
import { shortDay } from './match-day.ts'
import { useToday } from './use-today.ts'

/** "Santos 2 × 1 Grêmio, 12/05/2014": another match, as proof. */
export function MatchRefLink({ match }: { readonly match: MatchRef }) {
  const today = useToday()
  const { id, competition, day, home, away, score } = match
  const result = score ? `${score.home} × ${score.away}` : '×'
  return (
    <TextLink to="/campeonatos/$id/jogos/$idjogo" params={{ id: competition.id, idjogo: id }}>
      {`${home.name} ${result} ${away.name}`}
      {day && `, ${shortDay(day, today)}`}
    </TextLink>
  )
}
