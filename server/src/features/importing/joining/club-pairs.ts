import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { Evidence } from '../evidence/evidence.ts'
import {
  loadSeasons,
  loadSharedFixtures,
  loadSharedOf,
  type SharedFixtures,
  type SharedSeasons,
} from './shared-fixtures.ts'
import { bestName, type Likeness } from './club-likeness.ts'
import { rareBits, rareWords, type RareWord } from './rare-words.ts'
import type { GivenName } from '../resolving/team-resolver.ts'
import { inLeague } from '../resolving/team-keys.ts'
import { knownClubs } from '../resolving/names/known-clubs.ts'
import { parseClubName, tokenLikeness, type ClubName } from '../resolving/names/club-name.ts'

/** What the database knows about two clubs together. */
export interface ClubPair {
  readonly first: string
  readonly second: string
  readonly evidence: readonly Evidence[]
}

interface Club {
  readonly id: string
  /** The country in whose league it may play: a club of Monaco is compared with those of France. */
  readonly country: string | null
  readonly state: string | null
  readonly gender: string
  readonly city: string | null
  readonly founded: number | null
  readonly names: readonly ClubName[]
  readonly shown: ClubName
  /** Lists with the club as a separate entry: the members of one list are different clubs. */
  readonly lists: readonly string[]
}

const COMMON_WORD = 60
const FORBIDDEN = Number.NEGATIVE_INFINITY
/**
 * A club has one tie in a round of a knock-out; a few rounds have places for losers, and sources name rounds
 * differently.
 */
const OTHER_TIE_BITS = -24
const MOST_FIXTURE_BITS = 60
const MOST_UNSCORED_BITS = 18
const SAME_NAME_BITS = 7
/**
 * A club's former name may have passed to another one without any source stating it: Ipatinga was Betim EC for a year.
 * That alone is enough for a question, in whatever order the three names were imported.
 */
const FORMER_NAME_BITS = 3

/**
 * The pairs of clubs that may be one, with the evidence for and against: fixtures first, names as a prior. Only pairs
 * with a club among `touched` are considered. `listed` are pairs that a club list gives as one; `asked` are pairs with
 * an open question, which are weighed again.
 */
export async function findClubPairs(
  transaction: Transaction<DB>,
  touched: readonly string[],
  listed: ReadonlyMap<string, ReadonlyMap<string, GivenName>>,
  asked: readonly (readonly [string, string])[],
): Promise<ClubPair[]> {
  if (touched.length === 0) return []
  const clubs = await loadClubs(transaction)
  const shared = await loadSharedFixtures(transaction, touched)
  const candidates = new Map<string, [string, string]>()
  const propose = (a: string, b: string) => {
    if (a === b || !clubs.has(a) || !clubs.has(b)) return
    const [first, second] = a < b ? [a, b] : [b, a]
    candidates.set(`${first} ${second}`, [first, second])
  }
  for (const { first, second } of shared.values()) propose(first, second)
  for (const [a, b] of asked) propose(a, b)
  for (const [id, others] of listed) for (const other of others.keys()) propose(id, other)
  for (const [a, b] of likeNamed(clubs, new Set(touched))) propose(a, b)
  const rareWord = rareWords(clubs)
  const together = await loadSharedOf(transaction, [...candidates.values()])
  const seasons = await loadSeasons(transaction, [...candidates.values()])
  return [...candidates.values()].map(([first, second]) => {
    const key = `${first} ${second}`
    const given = [listed.get(first)?.get(second), listed.get(second)?.get(first)].filter((each) => each !== undefined)
    return {
      first,
      second,
      evidence: weigh(
        clubs.get(first)!,
        clubs.get(second)!,
        together.get(key),
        seasons.get(key),
        rareWord(first, second),
        given.find(({ isCertain }) => isCertain) ?? given[0] ?? null,
      ),
    }
  })
}

function weigh(
  a: Club,
  b: Club,
  shared: SharedFixtures | undefined,
  seasons: SharedSeasons | undefined,
  rareWord: RareWord | null,
  given: GivenName | null,
): readonly Evidence[] {
  const evidence: Evidence[] = []
  const add = (kind: Evidence['kind'], bits: number, detail: Evidence['detail'] = {}) =>
    evidence.push({ kind, bits, detail })
  if (a.gender !== b.gender) add('different-gender', FORBIDDEN)
  if (a.country !== null && b.country !== null && a.country !== b.country)
    add('different-country', FORBIDDEN, { a: a.country, b: b.country })
  if (a.state !== null && b.state !== null && a.state !== b.state)
    add('different-state', -30, { a: a.state, b: b.state })
  if (a.state !== null && a.state === b.state) add('same-state', 1, { state: a.state })
  if (a.lists.some((list) => b.lists.includes(list))) add('listed-apart', FORBIDDEN)
  if (shared && shared.meetings > 0) add('different-fixtures', FORBIDDEN, { meetings: shared.meetings })
  if (shared && shared.clashing > 0) add('different-fixtures', -12 * shared.clashing, { clashing: shared.clashing })
  if (shared && shared.otherTies > 0)
    add('different-fixtures', OTHER_TIE_BITS * shared.otherTies, { ties: shared.otherTies })
  if (shared && shared.coinciding > 0)
    add('same-fixtures', Math.min(MOST_FIXTURE_BITS, shared.coinciding * 9 + shared.sameDay * 3), {
      coinciding: shared.coinciding,
    })
  if (shared && shared.unscored > 0)
    add('same-fixtures', Math.min(MOST_UNSCORED_BITS, shared.unscored * 6), { unscored: shared.unscored })
  if (shared && shared.differing > 0) add('different-fixtures', shared.differing * -2, { differing: shared.differing })
  const isCertain = given?.isCertain ?? false
  const name: Likeness | null = isCertain
    ? { evidence: { kind: 'same-name', bits: SAME_NAME_BITS, detail: { a: given!.name, b: given!.name } }, isOwn: true }
    : bestName(a, b)
  if (name) evidence.push(name.evidence)
  if (rareWord !== null && name && name.evidence.bits > 0) {
    const { word, clubs } = rareWord
    const bits = rareBits(rareWord, name.evidence)
    add('rare-name', name.isOwn ? bits : Math.min(bits, FORMER_NAME_BITS), { word, clubs })
  }
  if (given) add('shared-alias', 7)
  if (seasons && seasons.adjacent !== null)
    add('neighbouring-editions', 9 - seasons.adjacent, { years: seasons.adjacent })
  else if (seasons) add('neighbouring-editions', 2, { competitions: seasons.competitions })
  if (a.city !== null && b.city !== null) {
    const same = tokenLikeness(a.city.toLowerCase().split(/[\s,]+/), b.city.toLowerCase().split(/[\s,]+/)) >= 0.75
    if (same) add('same-city', 3, { city: a.city })
    else add('different-city', -6, { a: a.city, b: b.city })
  }
  if (a.founded !== null && b.founded !== null) {
    const same = Math.abs(a.founded - b.founded) <= 1
    add('same-founding-year', same ? 4 : -3, { a: a.founded, b: b.founded })
  }
  return evidence
}

async function loadClubs(transaction: Transaction<DB>): Promise<Map<string, Club>> {
  const { rows } = await sql<Omit<Club, 'names' | 'shown'> & { name: string; names: string[] }>`
    select t.id, t.name, t.country, t.state, t.gender, t.city, t.founded,
      array(select a.alias from aliases as a where a.kind = 'team' and a.record_id = t.id) as names,
      -- A statement with facts is an entry of a list; one without is only a name. Before the colon stands the list's file.
      array(select distinct s.dataset_id || ' ' || split_part(s.file, ':', 1) from sources as s
        where s.kind = 'team' and s.record_id = t.id and s.said <> '{}') as lists
    from teams as t where t.kind = 'club' and not t.demo`.execute(transaction)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        country: inLeague(row.country),
        shown: parseClubName(row.name, row.state),
        names: distinctNames(row.names.map((name) => parseClubName(name, row.state))),
        lists: KNOWN.has(row.id) ? [...row.lists, OWN_LIST] : row.lists,
      },
    ]),
  )
}

/** Clubs of one country whose names share a word that few others have. */
function* likeNamed(clubs: ReadonlyMap<string, Club>, touched: ReadonlySet<string>): Generator<[string, string]> {
  const byWord = new Map<string, Set<Club>>()
  for (const club of clubs.values())
    for (const { core } of club.names)
      for (const mark of core.flatMap(marksOf)) byWord.set(mark, (byWord.get(mark) ?? new Set()).add(club))
  for (const id of touched) {
    const club = clubs.get(id)
    if (!club) continue
    const seen = new Set<Club>()
    for (const { core } of club.names)
      for (const mark of core.flatMap(marksOf)) {
        const others = byWord.get(mark) ?? new Set()
        const isCommon = others.size > COMMON_WORD
        for (const other of others) {
          // Of the many clubs with a common word, only those of the same state are compared.
          if (isCommon && (club.state === null || other.state !== club.state)) continue
          if (other !== club && mayBeOne(club, other)) seen.add(other)
        }
      }
    for (const other of seen) {
      const best = bestName(club, other)?.evidence
      if (best && best.bits >= 4) yield [club.id, other.id]
    }
  }
}

const SHORTEST_MISSPELT = 6

/** The word, and the word without any one of its letters: two words that differ by one slip share one of these. */
function marksOf(word: string): string[] {
  if (word.length < SHORTEST_MISSPELT) return [word]
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]
}

function mayBeOne(a: Club, b: Club): boolean {
  const agree = (x: string | null, y: string | null) => x === null || y === null || x === y
  return a.gender === b.gender && agree(a.country, b.country) && agree(a.state, b.state)
}

const KNOWN = new Set(knownClubs.map(({ id }) => id))
const OWN_LIST = 'known-clubs'

/** Names that differ only in punctuation or case compare alike. */
function distinctNames(names: readonly ClubName[]): readonly ClubName[] {
  return [...new Map(names.map((name) => [name.normalised, name])).values()]
}
