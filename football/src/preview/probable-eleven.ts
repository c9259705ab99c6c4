/** A player on a team's match sheet. */
export interface SheetEntry<Player> {
  readonly key: string
  readonly player: Player
  readonly position: string | null
  readonly starter: boolean
}

export interface ProbablePlayer<Player> {
  readonly player: Player
  readonly position: string | null
  /** In how many of the sheets they began. */
  readonly starts: number
}

const ELEVEN = 11
const ORDER = ['goalkeeper', 'defender', 'midfielder', 'forward']

/**
 * The probable starters: one goalkeeper and ten others who started most often on the last sheets, which are given
 * newest first; of equals, the one who started last. Unavailable players are left out. Empty if the sheets do not name
 * eleven.
 */
export function probableEleven<Player>(
  sheets: readonly (readonly SheetEntry<Player>[])[],
  out: ReadonlySet<string>,
): readonly ProbablePlayer<Player>[] {
  const counted = new Map<string, { entry: SheetEntry<Player>; starts: number; weight: number }>()
  for (const [age, sheet] of sheets.entries()) {
    for (const entry of sheet) {
      if (!entry.starter || out.has(entry.key)) continue
      const before = counted.get(entry.key) ?? { entry, starts: 0, weight: 0 }
      // A newer sheet decides between two who began as often.
      counted.set(entry.key, { ...before, starts: before.starts + 1, weight: before.weight + 1 + 0.1 / (age + 1) })
    }
  }
  const ranked = [...counted.values()].sort((a, b) => b.weight - a.weight || a.entry.key.localeCompare(b.entry.key))
  const isKeeper = ({ entry }: (typeof ranked)[number]) => entry.position === 'goalkeeper'
  const chosen = [
    ...ranked.filter(isKeeper).slice(0, 1),
    ...ranked.filter((one) => !isKeeper(one)).slice(0, ELEVEN - 1),
  ]
  if (chosen.length < ELEVEN) return []
  return chosen
    .map(({ entry, starts }) => ({ player: entry.player, position: entry.position, starts }))
    .sort((a, b) => placeOf(a.position) - placeOf(b.position))
}

function placeOf(position: string | null): number {
  const place = position === null ? -1 : ORDER.indexOf(position)
  return place === -1 ? ORDER.length : place
}
