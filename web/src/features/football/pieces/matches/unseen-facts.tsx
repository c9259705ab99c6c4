import type { Match } from '@meio-campo/contract'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { type MatchFact, matchSentence } from './match-words.ts'
import { useToday } from './use-today.ts'

interface Props {
  readonly match: Match
  readonly seen: readonly MatchFact[]
}

/**
 * What a link to a match does not show, for screen readers. It stands after what is seen: the link's name then contains
 * the words that people who speak to their browser read aloud (WCAG 2.5.3), which an `aria-label` would replace.
 */
export function UnseenFacts({ match, seen }: Props) {
  const words = matchSentence(match, useToday(), seen)
  return words && <HiddenText>. {words}</HiddenText>
}
