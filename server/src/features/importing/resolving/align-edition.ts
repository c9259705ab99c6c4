import type { MatchRecord, TeamRef } from '../records/records.ts'
import type { EditionMatches } from '../storing/edition-matches.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { alignFixtures, type Alignment } from './fixture-alignment.ts'
import { areTwoClubs, isLonger, separateNamesakes, type RoundFixture, type SeparatedName } from './namesakes.ts'
import { compareClubNames, parseClubName, type ClubName } from './names/club-name.ts'
import type { TeamResolver } from './team-resolver.ts'

/** A name that is not the club which another source gave its matches to. */
export interface Namesake {
  readonly ref: TeamRef
  readonly club: string
}

/**
 * Settles which clubs of a known edition the names of one file mean, by comparing their fixtures. Returned are the names
 * whose matches are known of a namesake and are to be given to their own club.
 */
export function alignEdition(
  teams: TeamResolver,
  known: EditionMatches,
  records: readonly MatchRecord[],
): readonly Namesake[] {
  const { id: edition, competition } = known.edition
  if (known.byId.size === 0) return []
  const refs = new Map<string, TeamRef>()
  for (const { home, away } of records) for (const ref of [home, away]) refs.set(nameKey(ref), ref)
  const certain = new Map<string, string>()
  for (const [name, ref] of refs) {
    const club = teams.findCertain(ref, competition.id, edition)
    if (club !== null) certain.set(name, club)
  }
  const parsed = new Map<string, readonly ClubName[]>()
  const namesOf = (club: string) => {
    const before = parsed.get(club)
    if (before) return before
    const names = teams.namesOf(club).map((name) => parseClubName(name, teams.find(club)?.state ?? null))
    parsed.set(club, names)
    return names
  }
  if (certain.size === refs.size) {
    alignNamesakes(teams, known, records, namesOf, new Map())
    return []
  }
  const stated = statedBy(records)
  const knownFixtures = fixturesOf(known)
  const alignWithout = (never: readonly SeparatedName[]) => {
    const contradicted: SeparatedName[] = [...never]
    const found = alignFixtures({
      stated,
      known: knownFixtures,
      certain,
      nameEvidence: (name, club) => {
        if (never.some((each) => each.name === name && each.club === club)) return NEVER
        return compareNames(refs.get(name)!, namesOf(club), teams.find(club)?.country ?? null)
      },
      onContradiction: (name, club) => contradicted.push({ name, club }),
    })
    return { found, contradicted }
  }
  const first = alignWithout([])
  const apart = separateNamesakes(
    stated,
    [...refs].map(([id, ref]) => ({ id, name: parseClubName(ref.name, ref.state), isCertain: certain.has(id) })),
    knownFixtures,
    [...new Set(knownFixtures.flatMap(({ home, away }) => [home, away]))].map((id) => ({ id, names: namesOf(id) })),
    (name) => certain.get(name) ?? first.found.get(name)?.club ?? teams.findByName(refs.get(name)!, competition.id),
  )
  const { found: aligned, contradicted } = apart.length === 0 ? first : alignWithout(apart)
  alignNamesakes(teams, known, records, namesOf, aligned)
  for (const [name, { club }] of aligned) teams.align(refs.get(name)!, competition.id, edition, club)
  for (const [name, all] of Map.groupBy(contradicted, ({ name: each }) => each))
    teams.exclude(refs.get(name)!, edition, new Set(all.map(({ club }) => club)))
  return apart.map(({ name, club }) => ({ ref: refs.get(name)!, club }))
}

const SAME_NAME_BITS = 7
const NEVER: readonly Evidence[] = [{ kind: 'different-fixtures', bits: Number.NEGATIVE_INFINITY, detail: {} }]

/**
 * A file may call two clubs of an edition by one name: Nacional of Asunción and of Montevideo. A fixture that is known,
 * but with a club of the same name, means that club.
 */
function alignNamesakes(
  teams: TeamResolver,
  known: EditionMatches,
  records: readonly MatchRecord[],
  namesOf: (club: string) => readonly ClubName[],
  aligned: ReadonlyMap<string, Alignment>,
): void {
  const { id: edition, competition } = known.edition
  const all = fixturesOf(known)
  const fixtures = Map.groupBy(all, ({ day }) => day)
  const clubOf = (ref: TeamRef) =>
    teams.findCertain(ref, competition.id, edition) ??
    aligned.get(nameKey(ref))?.club ??
    teams.findByName(ref, competition.id)
  // A club that is not known by this name yet, and has no certain opponent to be known by.
  const isOpponent = (ref: TeamRef, club: string | null, id: string) =>
    club === id || (club === null && compareNames(ref, namesOf(id), null).some(({ bits }) => bits >= SAME_NAME_BITS))
  for (const { home, away, day, score } of records) {
    if (day === null || score === null) continue
    const stated = { home: clubOf(home), away: clubOf(away) }
    const onDay = (fixtures.get(day) ?? []).filter(
      (each) => each.score !== null && each.score[0] === score.home && each.score[1] === score.away,
    )
    for (const [side, other, ref] of [
      ['home', 'away', home],
      ['away', 'home', away],
    ] as const) {
      const opponent = other === 'home' ? home : away
      const played = onDay.filter((each) => isOpponent(opponent, stated[other], each[other]))
      const [twin] = played
      if (stated[side] === null || !twin || played.length > 1 || twin[side] === stated[side]) continue
      const own = parseClubName(ref.name)
      const names = namesOf(twin[side])
      const isNamesake = names.some((name) => compareClubNames(own, name).bits >= SAME_NAME_BITS)
      const inPlace = parseClubName(ref.name, ref.state)
      // Rio Branco for Rio Branco VN, where the edition is known to have both.
      const isShorter = () =>
        names.some((name) => isLonger(name, inPlace)) && areTwoClubs(all, twin[side], stated[side]!)
      if (!isNamesake && !isShorter()) continue
      teams.alignOnDay(ref, edition, day, twin[side])
      if (stated[other] === null) teams.align(opponent, competition.id, edition, twin[other])
    }
  }
}

function compareNames(ref: TeamRef, names: readonly ClubName[], country: string | null): readonly Evidence[] {
  if (ref.country !== null && country !== null && ref.country !== country) {
    return [{ kind: 'different-country', bits: -8, detail: { a: ref.country, b: country } }]
  }
  const own = parseClubName(ref.name, ref.state)
  const compared = names.map((name) => compareClubNames(own, name)).sort((a, b) => b.bits - a.bits)
  return compared.slice(0, 1)
}

function statedBy(records: readonly MatchRecord[]): RoundFixture[] {
  return records.map(({ home, away, day, phase, round, score }) => ({
    home: nameKey(home),
    away: nameKey(away),
    day,
    round: round && `${phase?.name} ${round.number ?? round.name}`,
    score: score && [score.home, score.away],
  }))
}

function fixturesOf({ byId }: EditionMatches): RoundFixture[] {
  return [...byId.values()].map(({ row }) => ({
    home: row.home_id,
    away: row.away_id,
    day: row.day,
    round: row.round_id,
    score: row.home_score === null || row.away_score === null ? null : [row.home_score, row.away_score],
  }))
}

function nameKey({ name, country, state, gender, key }: TeamRef): string {
  return JSON.stringify([name, country, state, gender, key])
}
