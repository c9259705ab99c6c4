import type { SquadRecord } from '../records/records.ts'
import type { Books } from './match-writer.ts'
import { RowRejected, type RowOutcome } from '../records/row-rejected.ts'
import { SMALLEST_SQUAD } from '../resolving/person-facts.ts'
import { readHeldOut, type SquadsBefore } from '../storing/held-squads.ts'
import { placeOf, readAppeared } from '../storing/squad-places.ts'
import { SquadLists } from './squad-lists.ts'
import { canonical } from '../../../database/canonical.ts'

interface Listed {
  readonly number: number | null
  readonly position: string | null
  readonly club_id: string | null
  readonly dataset_id: string | null
}

/** Writes the members of teams' squads for an edition. */
export class SquadWriter {
  readonly #books: Books
  readonly #known = new Map<string, Map<string, Listed>>()
  readonly #seen = new Set<string>()
  readonly #appeared = new Map<string, ReadonlySet<string>>()
  readonly #heldOut = new Map<string, ReadonlySet<string>>()
  readonly #before = new Map<string, Set<string>>()
  readonly #files = new Map<string, string>()
  readonly lists = new SquadLists()

  constructor(books: Books) {
    this.#books = books
  }

  async take(record: SquadRecord): Promise<{ outcome: RowOutcome; doubts: readonly string[] }> {
    const { teams, people, competitions, writes, dataset } = this.#books
    const { kind, country } = record.team
    const edition = competitions.edition(record.edition, { participants: kind, country })
    const team_id = teams.resolve(record.team, { day: `${edition.year}-06-15` })
    const circle = {
      team: team_id,
      edition: edition.id,
      year: edition.year,
      national: kind === 'national',
      gender: record.team.gender,
      number: record.role === 'player' ? record.number : null,
    }
    const wasSaid = people.wasSaid(record.person, circle)
    const person = await people.resolve(record.person, circle, record.role)
    if (person.id === null) throw new RowRejected(`não se sabe quem é ${person.name}: há mais de um no time.`)
    const place = placeOf(edition.id, team_id)
    if (record.role === 'player')
      this.lists.note(record.origin.file, place, person.id, person.name, record.person.birthDate !== null)
    const { club_id, doubts } = this.#club(record)
    const stated: Listed = {
      number: record.number !== null && record.number >= 0 && record.number <= 999 ? record.number : null,
      position: record.position,
      club_id,
      dataset_id: dataset,
    }
    const known = await this.#load(edition.id)
    const key = `${team_id} ${person.id} ${record.role}`
    const before = known.get(key)
    if (!before && record.role === 'player' && this.#heldOut.get(edition.id)!.has(`${team_id} ${person.id}`))
      return { outcome: 'unchanged', doubts }
    this.#files.set(place, record.origin.file)
    if (!before && record.role === 'player' && !people.made.has(person.id) && this.#isWorn(known, team_id, stated))
      return {
        outcome: 'unchanged',
        doubts: [...doubts, `a camisa ${stated.number} é de outro jogador em outra fonte.`],
      }
    if (!before && wasSaid && record.role === 'player' && (await this.#hasLeft(known, edition.id, team_id, person.id)))
      return { outcome: 'unchanged', doubts: [...doubts, 'não está na lista em que mais se confia.'] }
    const row = before ? this.#joined(`${edition.id} ${key}`, before, stated) : stated
    this.#seen.add(`${edition.id} ${key}`)
    if (before && canonical(before) === canonical(row)) return { outcome: 'unchanged', doubts }
    known.set(key, row)
    writes.insert('squad_members', { edition_id: edition.id, team_id, person_id: person.id, role: record.role, ...row })
    return { outcome: before ? 'updated' : 'created', doubts }
  }

  /** The squads that this run has read, in their earlier state. */
  get before(): SquadsBefore {
    return { editions: [...this.#known.keys()], members: this.#before, files: this.#files }
  }

  /** An ambiguous club of a player does not speak against the player's place in the squad. */
  #club({ club }: SquadRecord): { club_id: string | null; doubts: readonly string[] } {
    try {
      return { club_id: club && this.#books.teams.resolve(club), doubts: [] }
    } catch (error) {
      if (!(error instanceof RowRejected)) throw error
      return { club_id: null, doubts: [`entrou sem clube: ${error.message}`] }
    }
  }

  /**
   * A later or less trusted list of the same run only fills gaps, otherwise two lists would overwrite each other in
   * every run.
   */
  #joined(mark: string, before: Listed, stated: Listed): Listed {
    const { trust, dataset } = this.#books
    const other = before.dataset_id
    const better = other !== null && (other === dataset || trust(dataset, 'squad') < trust(other, 'squad'))
    const [first, second] = better && !this.#seen.has(mark) ? [stated, before] : [before, stated]
    return {
      number: first.number ?? second.number,
      position: first.position ?? second.position,
      club_id: first.club_id ?? second.club_id,
      dataset_id: first.dataset_id,
    }
  }

  /** Whether a more trusted list gives the shirt to another player: `settleSquads` settled it after an earlier run. */
  #isWorn(known: ReadonlyMap<string, Listed>, team: string, { number }: Listed): boolean {
    const { trust, dataset } = this.#books
    if (number === null || number === 0) return false
    return [...known].some(
      ([key, other]) =>
        key.startsWith(`${team} `) &&
        key.endsWith(' player') &&
        other.number === number &&
        other.dataset_id !== null &&
        trust(other.dataset_id, 'squad') < trust(dataset, 'squad'),
    )
  }

  /**
   * Whether `settleSquads` removed this person after an earlier run: the squad lacks them, though this dataset listed
   * them before, and they played in none of its matches.
   */
  async #hasLeft(known: ReadonlyMap<string, Listed>, edition: string, team: string, person: string): Promise<boolean> {
    const squad = [...known.keys()].filter((key) => key.startsWith(`${team} `) && key.endsWith(' player'))
    if (squad.length < SMALLEST_SQUAD) return false
    const appeared = this.#appeared.get(edition) ?? (await readAppeared(this.#books.transaction, [edition]))
    this.#appeared.set(edition, appeared)
    return !appeared.has(`${placeOf(edition, team)} ${person}`)
  }

  async #load(editionId: string): Promise<Map<string, Listed>> {
    const before = this.#known.get(editionId)
    if (before) return before
    const rows = await this.#books.transaction
      .selectFrom('squad_members')
      .selectAll()
      .where('edition_id', '=', editionId)
      .execute()
    const known = new Map(
      rows.map(({ team_id, person_id, role, number, position, club_id, dataset_id }) => [
        `${team_id} ${person_id} ${role}`,
        { number, position, club_id, dataset_id },
      ]),
    )
    for (const { team_id, person_id, role } of rows) {
      const place = placeOf(editionId, team_id)
      if (role === 'player') this.#before.set(place, (this.#before.get(place) ?? new Set()).add(person_id))
    }
    this.#heldOut.set(editionId, await readHeldOut(this.#books.transaction, this.#books.dataset, editionId))
    this.#known.set(editionId, known)
    return known
  }
}
