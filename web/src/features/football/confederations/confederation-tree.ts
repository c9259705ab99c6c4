import type { Confederation } from '@meio-campo/contract'

export interface ConfederationNode {
  readonly confederation: Confederation
  readonly members: readonly ConfederationNode[]
}

/** A flat list as a tree, in the list's order; an entry whose parent is missing becomes a root. */
export function confederationTree(list: readonly Confederation[]): readonly ConfederationNode[] {
  const known = new Set(list.map(({ id }) => id))
  const below = new Map<string | null, Confederation[]>()
  for (const one of list) {
    const parent = one.parent && known.has(one.parent.id) ? one.parent.id : null
    below.set(parent, [...(below.get(parent) ?? []), one])
  }
  const under = (parent: string | null): readonly ConfederationNode[] =>
    (below.get(parent) ?? []).map((confederation) => ({ confederation, members: under(confederation.id) }))
  return under(null)
}

interface World {
  /** The only root of the world's level; none when there are several. */
  readonly world: Confederation | null
  /** What stands below it, and beside these the roots that belong to nothing. */
  readonly continents: readonly ConfederationNode[]
}

export function worldOf(tree: readonly ConfederationNode[]): World {
  const worlds = tree.filter(({ confederation, members }) => confederation.level === 0 && members.length > 0)
  const [world] = worlds
  if (!world || worlds.length > 1) return { world: null, continents: tree }
  const others = tree.filter((root) => root !== world)
  return { world: world.confederation, continents: [...world.members, ...others] }
}
