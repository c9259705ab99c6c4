import type { Appearance } from '../match/appearance.ts'
import type { Match } from '../match/match.ts'

/** A result that a team had not had for long: against this opponent, at this stadium, or of this size. */
export interface First {
  readonly kind: 'winOver' | 'winAt' | 'defeatBy' | 'defeatAtHome' | 'biggestWin' | 'biggestDefeat'
  readonly appearance: Appearance
  /** When it was so before; null where no earlier match was. */
  readonly since: Match | null
  /** How many similar matches were played between the two, or before it if there was none. */
  readonly between: number
}

/** So many matches without it make it news. */
const NEWS_AFTER = 4
/** A margin that is worth a line, and over how many matches it must be the biggest. */
const BIG_MARGIN = 3
const BIG_OVER = 20

/** What was long ago or never, in the last of a team's appearances, given oldest first. */
export function firstsIn(appearances: readonly Appearance[]): readonly First[] {
  const last = appearances.at(-1)
  if (!last) return []
  const earlier = appearances.slice(0, -1)
  const against = earlier.filter(({ opponent }) => opponent === last.opponent)
  const { stadium, neutral } = last.match
  const there = stadium ? earlier.filter(({ match }) => match.stadium === stadium) : []
  const atHome = earlier.filter(({ side, match }) => side === 'home' && !match.neutral)
  const firsts: First[] = []
  const add = (
    kind: First['kind'],
    among: readonly Appearance[],
    same: (one: Appearance) => boolean,
    least: number,
  ) => {
    const index = among.findLastIndex(same)
    const between = among.length - 1 - index
    if (between >= least) firsts.push({ kind, appearance: last, since: among[index]?.match ?? null, between })
  }
  if (last.outcome === 'won') {
    add('winOver', against, ({ outcome }) => outcome === 'won', NEWS_AFTER)
    if (last.side === 'away' && stadium) add('winAt', there, ({ outcome }) => outcome === 'won', NEWS_AFTER)
    if (marginOf(last) >= BIG_MARGIN) add('biggestWin', earlier, (one) => marginOf(one) >= marginOf(last), BIG_OVER)
  }
  if (last.outcome === 'lost') {
    add('defeatBy', against, ({ outcome }) => outcome === 'lost', NEWS_AFTER)
    if (last.side === 'home' && !neutral)
      add('defeatAtHome', atHome, ({ outcome }) => outcome === 'lost', NEWS_AFTER * 2)
    if (marginOf(last) <= -BIG_MARGIN) add('biggestDefeat', earlier, (one) => marginOf(one) <= marginOf(last), BIG_OVER)
  }
  return firsts
}

const marginOf = ({ goalsFor, goalsAgainst }: Appearance) => goalsFor - goalsAgainst
