import { slug } from '@meio-campo/contract/rules'

/** Somebody of a team, as the rows of a match's sheet name them. */
export interface SquadMember {
  readonly id: string
  readonly name: string
  /** In the match itself, or else in the squad. */
  readonly number: number | null
  /** Whether the match has them in its line-up. */
  readonly inMatch: boolean
}

export interface WantedMember {
  readonly text: string | null
  readonly number: number | null
  /** The person whose id the text is. */
  readonly byId: string | null
  /** All that have the text for a name, anywhere. */
  readonly byName: readonly string[]
}

export type MemberFound =
  | { readonly is: 'found'; readonly id: string }
  /** Which of them is not certain. */
  | { readonly is: 'several'; readonly ids: readonly string[] }
  | { readonly is: 'nobody'; readonly alike: readonly SquadMember[] }
  | { readonly is: 'otherNumber'; readonly member: SquadMember }

const found = (id: string): MemberFound => ({ is: 'found', id })

/**
 * Who of a team is meant, by a name, a shirt number or an id. A name that nobody of the team has is never taken for
 * somebody elsewhere without asking; an id that cannot be a name is.
 */
export function findMember({ text, number, byId, byName }: WantedMember, squad: readonly SquadMember[]): MemberFound {
  if (text === null) return findByNumber(number, squad)
  const named = squad.filter(({ id }) => id === byId || byName.includes(id))
  const numbered = number === null ? [] : named.filter((member) => member.number === number)
  const [one, ...others] = named.length > 1 && numbered.length === 1 ? numbered : named
  if (one && others.length === 0) {
    const differs = number !== null && one.inMatch && one.number !== null && one.number !== number
    return differs ? { is: 'otherNumber', member: one } : found(one.id)
  }
  if (byId !== null && isOnlyId(text)) return found(byId)
  if (one) return { is: 'several', ids: named.map(({ id }) => id) }
  const elsewhere = [...new Set([...(byId === null ? [] : [byId]), ...byName])]
  return elsewhere.length > 0 ? { is: 'several', ids: elsewhere } : { is: 'nobody', alike: alikeIn(squad, text) }
}

/** Written as no name is: `ana_souza`, `pele2`. */
const isOnlyId = (text: string) => /[_\d]/.test(text)

function findByNumber(number: number | null, squad: readonly SquadMember[]): MemberFound {
  const wearing = squad.filter((member) => number !== null && member.number === number)
  const playing = wearing.filter(({ inMatch }) => inMatch)
  const ids = (playing.length > 0 ? playing : wearing).map(({ id }) => id)
  if (ids.length === 0) return { is: 'nobody', alike: [] }
  return ids.length === 1 ? found(ids[0]!) : { is: 'several', ids }
}

const MOST_ALIKE = 5
const wordsOf = (name: string) =>
  slug(name)
    .split('_')
    .filter((word) => word.length > 2)

function alikeIn(squad: readonly SquadMember[], text: string): readonly SquadMember[] {
  const words = wordsOf(text)
  const isAlike = (name: string) =>
    wordsOf(name).some((word) => words.some((said) => word.startsWith(said) || said.startsWith(word)))
  return squad.filter(({ name }) => isAlike(name)).slice(0, MOST_ALIKE)
}
