import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { EventRecord, MatchRecord } from '../records/records.ts'
import { comparePersonNames, parsePersonName } from '../resolving/names/person-name.ts'
import type { PersonResolver } from '../resolving/person-resolver.ts'

interface Goal {
  readonly match_id: string
  readonly side: 'home' | 'away'
  readonly minute: number
  readonly player_id: string
  readonly player_name: string
}

/** The scorer of each goal of a record. */
export type Scorers = ReadonlyMap<EventRecord, string>

interface ScoredMatch {
  readonly id: string
  readonly home_id: string
  readonly away_id: string
  readonly edition: { readonly id: string; readonly year: number }
}

const GOALS: ReadonlySet<string> = new Set(['goal', 'penalty'])

/**
 * Two sources that state the goals of one match state the same goals: the scorer of a minute in which a side scored once
 * has both names. Only a longer or shorter form of a name is learned, since sources may disagree about the scorer.
 */
export class SameGoals {
  readonly #transaction: Transaction<DB>
  readonly #people: PersonResolver
  readonly #editions = new Map<string, Promise<ReadonlyMap<string, readonly Goal[]>>>()

  constructor(transaction: Transaction<DB>, people: PersonResolver) {
    this.#transaction = transaction
    this.#people = people
  }

  /** The scorers of the record's goals. `match`: one whose events another source has written before this run. */
  async find(match: ScoredMatch, { events, home }: MatchRecord): Promise<Scorers> {
    const scorers = new Map<EventRecord, string>()
    const stated = events.flatMap((event) => {
      const { type, side, minute, player } = event
      return GOALS.has(type) && minute !== null && player ? [{ event, side, minute, player, name: player.name }] : []
    })
    if (stated.length === 0) return scorers
    const { edition } = match
    const known = (await this.#goalsOf(edition.id)).get(match.id) ?? []
    const about = { edition: edition.id, year: edition.year, national: home.kind === 'national', gender: home.gender }
    for (const goal of stated) {
      const isSame = (other: { readonly side: string; readonly minute: number }) =>
        other.side === goal.side && other.minute === goal.minute
      const [scorer, ...others] = known.filter(isSame)
      if (!scorer || others.length > 0 || stated.filter(isSame).length > 1) continue
      const compared = comparePersonNames(parsePersonName(goal.name), parsePersonName(scorer.player_name))
      if (compared.relation !== 'equal' && compared.relation !== 'contained') continue
      const team = goal.side === 'home' ? match.home_id : match.away_id
      this.#people.addName(scorer.player_id, goal.name, { team, ...about })
      // Otherwise the line-up of this record would make a second person of the number.
      if (compared.relation === 'equal') this.#people.adoptNumber(goal.player, scorer.player_id, { team, ...about })
      scorers.set(goal.event, scorer.player_id)
    }
    return scorers
  }

  #goalsOf(edition: string): Promise<ReadonlyMap<string, readonly Goal[]>> {
    const known = this.#editions.get(edition) ?? this.#load(edition)
    this.#editions.set(edition, known)
    return known
  }

  async #load(edition: string): Promise<ReadonlyMap<string, readonly Goal[]>> {
    const { rows } = await sql<Goal>`
      select e.match_id, e.side, e.minute, e.player_id, e.player_name
      from events as e join matches as m on m.id = e.match_id
      where m.edition_id = ${edition} and e.type in ('goal', 'penalty') and not e.retracted
        and e.minute is not null and e.player_id is not null and e.player_name is not null`.execute(this.#transaction)
    return Map.groupBy(rows, ({ match_id }) => match_id)
  }
}
