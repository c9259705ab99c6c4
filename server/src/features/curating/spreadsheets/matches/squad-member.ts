import { slug } from '@meio-campo/contract/rules'

/** A member of a team, as the rows of a match's sheet refer to them. */
export interface SquadMember {
  readonly id: string
  readonly name: string
  /** The shirt number in the match itself, or otherwise in the squad. */
  readonly number: number | null
  /** Whether the person is in the match's line-up. */
  readonly inMatch: boolean
}

export interface WantedMember {
  readonly text: string | null
  readonly number: number | null
  /** The person with this text as id. */
  readonly byId: string | null
  /** All people with this text as a name, in any team. */
  readonly byName: readonly string[]
}

export type MemberFound =
  | { readonly is: 'found'; readonly id: string }
  /** The candidates, if it is uncertain which one is meant. */
  | { readonly is: 'several'; readonly ids: readonly string[] }
  | { readonly is: 'nobody'; readonly alike: readonly SquadMember[] }
  | { readonly is: 'otherNumber'; readonly member: SquadMember }

const found = (id: string): MemberFound => ({ is: 'found', id })

/**
 * Finds the member of a team by a name, a shirt number or an id. A name that no member has is only matched to a person
 * elsewhere after a question; a text that can only be an id is matched directly.
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

/** Whether the text can only be an id: `ana_souza`, `pele2`. */
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
