import type { MatchEvent, SuggestedEvent, Suggestion, TeamSheet } from '@meio-campo/contract'
import { eventSentence } from '../../football/pieces/matches/event-words.ts'

type Names = Suggestion['names']

/** "33', Cartão amarelo, Eva, Bahia": an event that is suggested. What a correction does not say stays as it stands. */
export function suggestedEventWords(event: SuggestedEvent, names: Names, stands: MatchEvent | null = null): string {
  if (event.do === 'retract') return 'Anular este lance'
  const person = (id: string | null | undefined) => (id ? { id, name: names[id] ?? id } : null)
  const known = event.do === 'correct' && stands ? stands : blank
  const type = event.type ?? known.type
  const related = person(event.related)
  return eventWords(
    {
      ...known,
      ...(event.minute !== undefined && { minute: event.minute, added: event.added ?? null }),
      ...(event.period !== undefined && { period: event.period }),
      ...(event.side !== undefined && { side: event.side }),
      ...(event.detail !== undefined && { detail: event.detail }),
      ...(event.player !== undefined && { player: person(event.player) }),
      ...(event.related !== undefined && {
        related: related && { role: type === 'substitution' ? 'out' : 'assist', player: related },
      }),
      type,
    },
    names,
  )
}

const blank: MatchEvent = {
  id: '',
  revision: 1,
  retracted: false,
  period: null,
  minute: null,
  added: null,
  side: null,
  type: '',
  detail: null,
  player: null,
  related: null,
  scoreAfter: null,
}

/** An event that stands in the match. */
export const eventWords = (event: MatchEvent, names: Names): string =>
  eventSentence({ ...event, scoreAfter: null }, { home: names['home'] ?? '', away: names['away'] ?? '' })

interface SheetLine {
  readonly words: string
  /** Not in the other line-up. */
  readonly isNew: boolean
}

/** A line-up line by line; what the other one does not say in the same way is marked. */
export function sheetLines(
  sheet: TeamSheet,
  other: TeamSheet | null,
  names: Names,
): {
  readonly head: readonly SheetLine[]
  readonly starters: readonly SheetLine[]
  readonly bench: readonly SheetLine[]
} {
  const marked = (words: readonly string[], before: readonly string[]) =>
    words.map((each) => ({ words: each, isNew: other !== null && !before.includes(each) }))
  const [own, known] = [linesOf(sheet, names), other ? linesOf(other, names) : null]
  return {
    head: marked(own.head, known?.head ?? []),
    starters: marked(own.starters, known?.starters ?? []),
    bench: marked(own.bench, known?.bench ?? []),
  }
}

function linesOf({ formation, coach, starters, bench }: TeamSheet, names: Names) {
  const called = ({ person, name }: { person: string | null; name?: string | null | undefined }) =>
    (person === null ? name : (names[person] ?? name ?? person)) ?? 'Sem nome'
  const player = (each: TeamSheet['starters'][number]) =>
    `${each.number === null ? '' : `${each.number} · `}${called(each)}${each.captain ? ' (capitão)' : ''}`
  return {
    head: [...(formation ? [`Formação: ${formation}`] : []), ...(coach ? [`Técnico: ${called(coach)}`] : [])],
    starters: starters.map(player),
    bench: bench.map(player),
  }
}
