import type { StructurePhase } from '@meio-campo/contract'

/** What belongs together in a phase: teams name their groups, ties their rounds. */
const PARTS = {
  name: ['name'],
  rules: ['table', 'tie'],
  zones: ['zones'],
  teams: ['kind', 'groups', 'entrants'],
  games: ['rounds', 'ties'],
} as const satisfies Record<string, readonly (keyof StructurePhase)[]>
type Part = keyof typeof PARTS

const partNames: Readonly<Record<Part | 'phase', string>> = {
  name: 'nome',
  rules: 'regulamento',
  zones: 'zonas',
  teams: 'times e grupos',
  games: 'rodadas e confrontos',
  phase: 'a fase inteira',
}

/** Something that two people changed, each in their own way. */
interface Clash {
  readonly key: string
  /** "Mata-mata: regulamento". */
  readonly words: string
}

interface Merged {
  readonly phases: readonly StructurePhase[]
  readonly clashes: readonly Clash[]
}

type Phases = readonly StructurePhase[]

/** Two people's changes of one structure, joined: what only one of them touched is as they left it. */
export function mergeStructures(base: Phases, mine: Phases, theirs: Phases, theirsChosen: ReadonlySet<string>): Merged {
  const clashes: Clash[] = []
  const clash = (phase: StructurePhase, part: Part | 'phase') => {
    const key = `${phase.id}/${part}`
    clashes.push({ key, words: `${phase.name}: ${partNames[part]}` })
    return theirsChosen.has(key)
  }
  const inMine = mine.flatMap((phase) => {
    const before = find(base, phase)
    const now = find(theirs, phase)
    if (!before) return [phase]
    if (now) return [mergePhase(before, phase, now, (part) => clash(before, part))]
    // The other user removed it: it stays only where this user has changed it.
    return same(before, phase) || clash(before, 'phase') ? [] : [asNew(phase)]
  })
  const onlyTheirs = theirs.filter((phase) => {
    if (find(mine, phase)) return false
    const before = find(base, phase)
    return !before || (!same(before, phase) && clash(before, 'phase'))
  })
  return { phases: [...inMine, ...onlyTheirs], clashes }
}

function mergePhase(
  base: StructurePhase,
  mine: StructurePhase,
  theirs: StructurePhase,
  takeTheirs: (part: Part) => boolean,
): StructurePhase {
  const merged: Record<string, unknown> = { ...mine }
  for (const [part, keys] of Object.entries(PARTS) as [Part, readonly (keyof StructurePhase)[]][]) {
    const [before, one, other] = [base, mine, theirs].map((phase) => keys.map((key) => phase[key]))
    if (same(one, other)) continue
    if (same(before, other) || (!same(before, one) && !takeTheirs(part))) continue
    for (const key of keys) merged[key] = theirs[key]
  }
  return merged as StructurePhase
}

/** Made again: nothing of it exists any more. */
function asNew(phase: StructurePhase): StructurePhase {
  const fresh = <T extends { readonly id: string | null }>(items: readonly T[]) =>
    items.map((item) => ({ ...item, id: null }))
  return { ...phase, id: null, groups: fresh(phase.groups), rounds: fresh(phase.rounds), ties: fresh(phase.ties) }
}

const find = (phases: Phases, { id }: StructurePhase) =>
  id === null ? undefined : phases.find((phase) => phase.id === id)
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
