import type { CompetitionRecord, EditionRecord, PersonRecord, StadiumRecord, TeamRecord } from '../records/records.ts'
import { normaliseName } from '../resolving/names/normalise.ts'
import type { Books } from './match-writer.ts'
import { RecordWriter } from './record-writer.ts'
import { RowRejected, type RowOutcome } from '../records/row-rejected.ts'
import { fileName } from '../storing/source-register.ts'

/** Stores the records other than matches: facts about teams, people, stadiums, editions, competitions. */
export class FactRecords {
  readonly #books: Books
  readonly #teams: RecordWriter
  readonly #stadiums: RecordWriter
  readonly #people: RecordWriter
  readonly #editions: RecordWriter
  readonly #nameless = new Set<string>()
  #competitionNames: Set<string> | null = null

  constructor(books: Books) {
    const { transaction, writes, trust, teams, stadiums, people, competitions } = books
    this.#books = books
    this.#teams = new RecordWriter('team', transaction, writes, teams.sources, trust)
    this.#stadiums = new RecordWriter('stadium', transaction, writes, stadiums.sources, trust)
    this.#people = new RecordWriter('person', transaction, writes, people.sources, trust)
    this.#editions = new RecordWriter('edition', transaction, writes, competitions.sources, trust)
  }

  get conflictsMet(): number {
    return [this.#teams, this.#stadiums, this.#people, this.#editions].reduce(
      (sum, each) => sum + each.conflicts.met,
      0,
    )
  }

  async team(record: TeamRecord): Promise<{ outcome: RowOutcome; doubts: readonly string[] }> {
    const { teams, stadiums } = this.#books
    const id = teams.resolve(record.team)
    const { city } = record
    const ground =
      record.stadium && stadiums.resolve({ name: record.stadium, city, country: record.team.country, key: null })
    const said = {
      founded: yearOf(record.founded),
      dissolved: yearOf(record.dissolved),
      city,
      site: record.site,
      acronym: record.acronym ?? null,
      stadium_id: ground,
    }
    const aliases = [record.team.name, ...record.aliases].map((alias) => ({
      alias,
      result: teams.addAlias(id, alias, 'list'),
    }))
    const doubts = aliases
      .filter(({ result }) => result === 'taken')
      .map(({ alias }) => `“${alias}” já é o nome de outro time, e não entra como nome de ${id}.`)
    const changed = await this.#teams.take(id, { ...whereSaid(record, record.team.name), said })
    const named = aliases.some(({ result }) => result === 'added')
    return { outcome: outcomeOf(teams.made.takeOnce(id), changed || named), doubts }
  }

  async stadium(record: StadiumRecord): Promise<RowOutcome> {
    const { stadiums } = this.#books
    const id = stadiums.resolve(record.stadium)
    if (id === null) throw new RowRejected(`não se sabe qual estádio é “${record.stadium.name}”: há mais de um.`)
    const said = {
      capacity: record.capacity !== null && record.capacity > 0 ? record.capacity : null,
      opened: yearOf(record.opened),
      city: record.stadium.city,
      state: record.state,
      latitude: record.coordinates?.latitude ?? null,
      longitude: record.coordinates?.longitude ?? null,
    }
    const named = record.aliases.map((alias) => stadiums.addAlias(id, alias))
    const changed = await this.#stadiums.take(id, {
      ...whereSaid(record, record.stadium.name),
      said,
    })
    return outcomeOf(stadiums.made.takeOnce(id), changed || named.includes(true))
  }

  async person(record: PersonRecord): Promise<RowOutcome> {
    const { people } = this.#books
    const { name, birthDate } = record.person
    // A list without numbers: the name and all that goes with it stand for one.
    const key = record.person.key ?? `nome:${normaliseName(name)}|${birthDate ?? ''}|${record.nationality ?? ''}`
    if (record.person.key === null && birthDate === null) {
      if (this.#nameless.has(key))
        throw new RowRejected(`há mais de uma pessoa chamada ${name}, sem data de nascimento.`)
      this.#nameless.add(key)
    }
    const { id } = await people.resolve({ ...record.person, key }, null)
    if (id === null)
      throw new RowRejected(`não se sabe quem é ${name}: há mais de uma pessoa com este nome e nascimento.`)
    const said = {
      name,
      birth_date: birthDate,
      birth_place: record.birthPlace,
      height_cm: record.heightCm !== null && record.heightCm >= 100 && record.heightCm <= 250 ? record.heightCm : null,
      positions: record.positions.length === 0 ? null : record.positions,
      nationalities: record.nationality === null ? null : [record.nationality],
    }
    const changed = await this.#people.take(id, { file: '', line: record.origin.line, key, said })
    return outcomeOf(people.made.takeOnce(id), changed)
  }

  /** `participants` comes from the edition's first match, where the competition is not known yet. */
  async edition(record: EditionRecord, participants: 'club' | 'national', country: string | null): Promise<RowOutcome> {
    const { competitions } = this.#books
    competitions.nameLater(record.edition.competition, record.name)
    const { id, competition } = competitions.edition(record.edition, { participants, country })
    if (record.alias !== undefined) await this.#learnNames(competition.id, [record.alias])
    const said = { starts: record.starts, ends: record.ends, hosts: record.hosts.length === 0 ? null : record.hosts }
    const changed = await this.#editions.take(id, { ...whereSaid(record, ''), said })
    return outcomeOf(competitions.madeEditions.takeOnce(id), changed)
  }

  /** Only the names of a competition that this platform has an id for: without matches there is nothing to show. */
  async competition(record: CompetitionRecord): Promise<RowOutcome> {
    if (record.competition === null)
      throw new RowRejected(`${record.name}: campeonato ainda sem jogos nesta plataforma.`)
    const { competitions } = this.#books
    const sight = { participants: 'club', country: record.country } as const
    const { id } = competitions.competition(record.competition, record.name, sight)
    const learnt = await this.#learnNames(id, record.aliases)
    return outcomeOf(competitions.madeCompetitions.takeOnce(id), learnt)
  }

  /** Whether a name was new. */
  async #learnNames(competition: string, aliases: readonly string[]): Promise<boolean> {
    const known = await this.#namesOfCompetitions()
    const fresh = aliases.filter((alias) => !known.has(`${competition} ${normaliseName(alias)}`))
    for (const alias of fresh) {
      known.add(`${competition} ${normaliseName(alias)}`)
      this.#books.writes.insert('aliases', { kind: 'competition', record_id: competition, alias })
    }
    return fresh.length > 0
  }

  async #namesOfCompetitions(): Promise<Set<string>> {
    if (this.#competitionNames) return this.#competitionNames
    const rows = await this.#books.transaction
      .selectFrom('aliases')
      .select(['record_id', 'normalised'])
      .where('kind', '=', 'competition')
      .execute()
    this.#competitionNames = new Set(rows.map(({ record_id, normalised }) => `${record_id} ${normalised}`))
    return this.#competitionNames
  }
}

/** One file may state a record twice, under two of its names: each is a statement of its own. */
function whereSaid({ origin }: { origin: TeamRecord['origin'] }, name: string) {
  return {
    file: name === '' ? fileName(origin) : `${fileName(origin)}:${normaliseName(name)}`,
    line: origin.line,
    key: null,
  }
}

function outcomeOf(isNew: boolean, changed: boolean): RowOutcome {
  return isNew ? 'created' : changed ? 'updated' : 'unchanged'
}

function yearOf(year: number | null): number | null {
  return year !== null && year >= 1800 && year <= 2200 ? year : null
}
