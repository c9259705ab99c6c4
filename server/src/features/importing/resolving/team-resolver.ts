import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { TeamRef } from '../records/records.ts'
import { Ids } from '../../../platform/slug-ids.ts'
import { ageLevelOfName, withPlainAge } from '../datasets/names/age-level.ts'
import { AlignedNames } from './aligned-names.ts'
import { hyphenateState, parseClubName } from './names/club-name.ts'
import { knownClubs } from './names/known-clubs.ts'
import { knownNationalTeams } from './names/known-national-teams.ts'
import type { KnownTeam } from './names/known-team.ts'
import { normaliseName } from './names/normalise.ts'
import { teamOnDay } from './names/region.ts'
import { NewRows } from '../storing/new-rows.ts'
import { RowRejected } from '../records/row-rejected.ts'
import { SourceRegister } from '../storing/source-register.ts'
import { TeamNames } from './team-names.ts'
import { agree, editionKeyOf, fits, isOf, keyOf, spellingsOf, type TeamSigns } from './team-keys.ts'
import type { UnsureNames } from './unsure-names.ts'
import type { WriteQueue } from '../storing/write-queue.ts'

/** The context of a name, which may decide which club it means. */
export interface Where {
  readonly competition?: string
  /** The edition's id, for names that were aligned with its fixtures. */
  readonly edition?: string
  readonly day?: string | null
}

/** A name that a source gives to one club while another one holds it. */
export interface GivenName {
  readonly name: string
  /**
   * A club list gives it and no other club has it: if the list had been imported first, its club would be the holder.
   */
  readonly isCertain: boolean
}

interface Team extends TeamSigns {
  readonly id: string
  country: string | null
  state: string | null
  /** Known by its names but not in the database yet. */
  unwritten: KnownTeam | null
}

/** Finds out which team a dataset means: by its own key, then by name within kind, gender, country and state. */
export class TeamResolver {
  readonly sources: SourceRegister
  readonly #writes: WriteQueue
  readonly #unsure: UnsureNames
  readonly #ids: Ids
  readonly #byId = new Map<string, Team>()
  readonly #names = new TeamNames<Team>()
  readonly made = new NewRows()
  /** Clubs made or named anew in this run: others may turn out to be the same. */
  readonly touched = new Set<string>()
  /** Clubs that a source gives another club's name to, with the clubs that hold it. */
  readonly namedAlike = new Map<string, Map<string, GivenName>>()
  /** Refs already resolved: a season names the same twenty clubs over and over. */
  readonly #resolved = new Map<string, string>()
  readonly #aligned = new AlignedNames()

  private constructor(sources: SourceRegister, writes: WriteQueue, unsure: UnsureNames, ids: readonly string[]) {
    this.sources = sources
    this.#writes = writes
    this.#unsure = unsure
    this.#ids = new Ids(ids)
  }

  static async load(
    transaction: Transaction<DB>,
    writes: WriteQueue,
    dataset: string,
    unsure: UnsureNames,
  ): Promise<TeamResolver> {
    const sources = await new SourceRegister('team', dataset).load(transaction)
    const teams = await transaction
      .selectFrom('teams')
      .select(['id', 'kind', 'gender', 'country', 'state', 'demo'])
      .execute()
    const aliases = await sql<{ record_id: string; normalised: string }>`
      select record_id, normalised from aliases where kind = 'team'`.execute(transaction)
    const redirects = await transaction.selectFrom('redirects').select('old_id').where('kind', '=', 'team').execute()
    const book = new TeamResolver(sources, writes, unsure, [
      ...teams.map(({ id }) => id),
      ...redirects.map(({ old_id }) => old_id),
    ])
    // The demonstration's invented ones keep their ids and are never meant.
    for (const team of teams) if (!team.demo) book.#byId.set(team.id, { ...team, unwritten: null })
    for (const { record_id, normalised } of aliases.rows) book.#name(record_id, normalised)
    for (const known of [...knownClubs, ...knownNationalTeams]) book.#expect(known, 'men')
    for (const known of knownNationalTeams) book.#expect(womenOf(known), 'women')
    return book
  }

  /** The id of the team that is meant, made on first sight if it is unknown. */
  resolve(ref: TeamRef, where: Where = {}): string {
    const { competition, edition, day = null } = where
    if (ref.kind === 'national') return this.#asOf(this.#resolve(ref, null), day)
    if (edition === undefined) return this.#resolve(ref, competition ?? null)
    return (
      this.#aligned.find(ref, edition, day) ??
      this.#resolve(ref, competition ?? null, this.#aligned.excludedFor(ref, edition))
    )
  }

  /** The club that this source's own key stands for, from an earlier run or a person's decision. */
  findCertain(ref: TeamRef, competition: string, edition: string): string | null {
    return (
      this.#aligned.find(ref, edition) ??
      this.sources.findByKey(editionKeyOf(ref, edition)) ??
      this.sources.findByKey(keyOf(ref, competition))
    )
  }

  /** The club that the name alone means, where it means exactly one. */
  findByName(ref: TeamRef, competition: string): string | null {
    for (const name of spellingsOf(ref)) {
      const hits = this.#hits(name, ref, competition)
      if (hits.length > 0) return hits.length === 1 ? hits[0]!.id : null
    }
    return null
  }

  /** Every name the club is known by, normalised. */
  namesOf(id: string): readonly string[] {
    return this.#names.of(id)
  }

  find(id: string): Pick<Team, 'country' | 'state' | 'gender'> | null {
    return this.#byId.get(id) ?? null
  }

  /** What the fixtures of an edition have decided about a name: kept with the source, so that it holds in later runs. */
  align(ref: TeamRef, competition: string, edition: string, id: string): void {
    const team = this.#byId.get(id)
    if (!team) return
    this.#aligned.align(ref, edition, id)
    const general = keyOf(ref, competition)
    const before = this.sources.findByKey(general)
    const key = before === null ? general : before === id ? null : editionKeyOf(ref, edition)
    if (key !== null && this.sources.findByKey(key) === null) {
      this.sources.keep(this.#writes, id, { file: key, line: null, key, said: {} })
    }
    this.#learn(team, ref)
    if (this.#recogniseKnown(team, ref)) return
    // Where the name alone is another's, it is this club's with the state: Internacional-SC is Inter de Lages.
    const isBare = ref.state !== null && parseClubName(ref.name).state === null
    if (this.addAlias(id, ref.name) === 'taken' && isBare) this.addAlias(id, `${ref.name}-${ref.state}`)
  }

  /**
   * A club that an earlier file called by an unknown name (`Inter RS`) turns out to be a known one: that one gets its
   * row, and the two are weighed as a pair whose name a list gives.
   */
  #recogniseKnown(team: Team, ref: TeamRef): boolean {
    if (KNOWN_CLUBS.has(team.id)) return false
    const name = normaliseName(ref.name)
    const [known, ...others] = this.#hits(name, ref, null)
    if (!known?.unwritten || others.length > 0) return false
    if (known.gender !== team.gender || !agree(known.country, team.country) || !agree(known.state, team.state))
      return false
    // One word alone may be another club's as well: Brasil is Pelotas' and Farroupilha's.
    const isWhole = name.includes(' ') || (known.state === team.state && normaliseName(known.unwritten.name) === name)
    if (!isWhole) return false
    this.#insert(known, known.unwritten)
    const alike = this.namedAlike.get(team.id) ?? new Map<string, GivenName>()
    this.namedAlike.set(team.id, alike.set(known.id, { name: ref.name, isCertain: true }))
    return true
  }

  alignOnDay(ref: TeamRef, edition: string, day: string, id: string): void {
    this.#aligned.alignOnDay(ref, edition, day, id)
  }

  exclude(ref: TeamRef, edition: string, clubs: ReadonlySet<string>): void {
    this.#aligned.exclude(ref, edition, clubs)
  }

  #resolve(ref: TeamRef, competition: string | null, excluded?: ReadonlySet<string>): string {
    const marks = [ref.kind, ref.name, ref.country, ref.state, ref.gender, ref.key, competition]
    const mark = JSON.stringify(excluded ? [...marks, ...excluded] : marks)
    const before = this.#resolved.get(mark)
    if (before !== undefined) return before
    const team = this.#find(ref, competition, excluded) ?? this.#create(ref)
    if (team.unwritten) this.#insert(team, team.unwritten)
    this.#learn(team, ref)
    const key = keyOf(ref, competition)
    if (this.sources.findByKey(key) === null) {
      this.sources.keep(this.#writes, team.id, { file: key, line: null, key, said: {} })
    }
    this.#resolved.set(mark, team.id)
    return team.id
  }

  /** Stores the club's place if it was unknown, so that the order of imports makes no difference. */
  #learn(team: Team, { country, state }: TeamRef): void {
    const news = {
      ...(team.country === null && country !== null && { country }),
      ...(team.state === null && state !== null && { state }),
    }
    if (Object.keys(news).length === 0) return
    Object.assign(team, news)
    this.touched.add(team.id)
    this.#writes.update('teams', { id: team.id, ...news })
  }

  /** The state that it was on that day. */
  #asOf(id: string, day: string | null): string {
    const team = this.#byId.get(teamOnDay(id, day))
    if (team?.unwritten) this.#insert(team, team.unwritten)
    return team?.id ?? id
  }

  /** A further name; refused where it would make another team's name unsure. */
  addAlias(id: string, alias: string, from: 'match' | 'list' = 'match'): 'added' | 'known' | 'taken' {
    const team = this.#byId.get(id)
    const name = normaliseName(alias)
    if (!team || name === '') return 'known'
    if (this.namesOf(id).includes(name)) return 'known'
    const holders = this.#names.holders(name)
    const rivals = holders.includes(team)
      ? []
      : holders.filter(
          (other) => other.kind === team.kind && other.gender === team.gender && agree(other.country, team.country),
        )
    if (rivals.length > 0) {
      const others = this.namedAlike.get(id) ?? new Map<string, GivenName>()
      const isCertain = from === 'list' && rivals.length === 1
      for (const holder of holders) {
        const certain = isCertain && rivals[0] === holder
        if (!holder.unwritten && !others.get(holder.id)?.isCertain)
          others.set(holder.id, { name: alias, isCertain: certain })
      }
      this.namedAlike.set(id, others)
      return 'taken'
    }
    this.touched.add(id)
    this.#name(id, name)
    this.#writes.insert('aliases', { kind: 'team', record_id: id, alias })
    return 'added'
  }

  #hits(name: string, ref: TeamRef, competition: string | null): Team[] {
    return this.#names
      .holders(name)
      .filter((team) => fits(team, ref) && (competition === null || ref.country !== null || isOf(team, competition)))
  }

  #find(ref: TeamRef, competition: string | null, excluded?: ReadonlySet<string>): Team | null {
    const byKey = this.sources.findByKey(keyOf(ref, competition))
    if (byKey !== null && !excluded?.has(byKey)) return this.#byId.get(byKey) ?? null
    for (const name of spellingsOf(ref)) {
      const hits = this.#hits(name, ref, competition).filter(({ id }) => !excluded?.has(id))
      if (hits.length > 1) {
        const { kind, gender, country, state } = ref
        const context = { kind, gender, country, state, competition }
        const candidates = hits.map(({ id }) => id)
        this.#unsure.note({ kind: 'team', key: keyOf(ref, competition), name: ref.name, candidates, context })
        throw new RowRejected(unsure(ref, hits))
      }
      if (hits[0]) return hits[0]
    }
    return null
  }

  #create(ref: TeamRef): Team {
    // Another team has this name: the state keeps them apart, as people write it (Santos-AP).
    const shared = ref.state !== null && this.#names.holders(normaliseName(ref.name)).length > 0
    const plain = withPlainAge(ref.name)
    const name = shared ? `${plain}-${ref.state}` : hyphenateState(plain, ref.country)
    const women = ref.kind === 'national' && ref.gender === 'women'
    const id = this.#ids.give(women ? `${name} feminino` : name, 'time')
    const known = {
      id,
      kind: ref.kind,
      name,
      officialName: null,
      country: ref.country ?? '',
      state: ref.state,
      aliases: [],
    }
    const { kind, gender, country, state } = ref
    const team: Team = { id, kind, gender, country, state, unwritten: known }
    this.#byId.set(id, team)
    this.#names.add(team, normaliseName(name))
    return team
  }

  /** A known team gets its row when a dataset first names it. */
  #insert(team: Team, known: KnownTeam): void {
    team.unwritten = null
    this.made.add(team.id)
    this.touched.add(team.id)
    this.#writes.insert('teams', {
      id: team.id,
      kind: team.kind,
      gender: team.gender,
      age_level: ageLevelOfName(known.name) ?? 'senior',
      name: known.name,
      official_name: known.officialName,
      country: team.country,
      state: team.state,
      founded: null,
      dissolved: null,
      city: null,
      stadium_id: null,
      site: null,
      acronym: null,
    })
    for (const alias of known.aliases) this.#writes.insert('aliases', { kind: 'team', record_id: team.id, alias })
  }

  #expect(known: KnownTeam, gender: 'men' | 'women'): void {
    if (!this.#byId.has(known.id) && !this.#ids.has(known.id)) {
      const { id, kind, country, state } = known
      this.#byId.set(this.#ids.reserve(id), { id, kind, gender, country, state, unwritten: known })
    }
    const names = [known.name, known.officialName, ...known.aliases]
    for (const name of names) if (name !== null) this.#name(known.id, normaliseName(name))
  }

  #name(id: string, name: string): void {
    const team = this.#byId.get(id)
    if (team) this.#names.add(team, name)
  }
}

const KNOWN_CLUBS = new Set(knownClubs.map(({ id }) => id))

function womenOf(known: KnownTeam): KnownTeam {
  return {
    ...known,
    id: `${known.id}_feminino`,
    name: `${known.name} (feminino)`,
    aliases: [...known.aliases, known.name],
  }
}

function unsure(ref: TeamRef, hits: readonly Team[]): string {
  return `não se sabe qual time é “${ref.name}”: pode ser ${hits.map(({ id }) => id).join(' ou ')}.`
}
