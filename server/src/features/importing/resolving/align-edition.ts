import type { MatchRecord, TeamRef } from '../records/records.ts'
import type { EditionMatches } from '../storing/edition-matches.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { alignFixtures, type Fixture } from './fixture-alignment.ts'
import { compareClubNames, parseClubName, type ClubName } from './names/club-name.ts'
import type { TeamResolver } from './team-resolver.ts'

/** Settles which clubs of a known edition the names of one file mean, by comparing their fixtures. */
export function alignEdition(teams: TeamResolver, known: EditionMatches, records: readonly MatchRecord[]): void {
  const { id: edition, competition } = known.edition
  if (known.byId.size === 0) return
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
  alignNamesakes(teams, known, records, namesOf)
  if (certain.size === refs.size) return
  const excluded = new Map<string, Set<string>>()
  const aligned = alignFixtures({
    stated: records.map((record) => ({
      home: nameKey(record.home),
      away: nameKey(record.away),
      day: record.day,
      score: record.score && [record.score.home, record.score.away],
    })),
    known: fixturesOf(known),
    certain,
    nameEvidence: (name, club) => {
      const ref = refs.get(name)!
      return compareNames(ref, namesOf(club), teams.find(club)?.country ?? null)
    },
    onContradiction: (name, club) => excluded.set(name, (excluded.get(name) ?? new Set()).add(club)),
  })
  for (const [name, { club }] of aligned) teams.align(refs.get(name)!, competition.id, edition, club)
  for (const [name, clubs] of excluded) teams.exclude(refs.get(name)!, edition, clubs)
}

const SAME_NAME_BITS = 7

/**
 * A file may call two clubs of an edition by one name: Nacional of Asunción and of Montevideo. A fixture that is known,
 * but with a club of the same name, means that club.
 */
function alignNamesakes(
  teams: TeamResolver,
  known: EditionMatches,
  records: readonly MatchRecord[],
  namesOf: (club: string) => readonly ClubName[],
): void {
  const { id: edition, competition } = known.edition
  const fixtures = Map.groupBy(fixturesOf(known), ({ day }) => day)
  const clubOf = (ref: TeamRef) =>
    teams.findCertain(ref, competition.id, edition) ?? teams.findByName(ref, competition.id)
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
      const played = onDay.filter((each) => each[other] === stated[other])
      const [twin] = played
      if (stated[side] === null || !twin || played.length > 1 || twin[side] === stated[side]) continue
      const own = parseClubName(ref.name)
      const isNamesake = namesOf(twin[side]).some((name) => compareClubNames(own, name).bits >= SAME_NAME_BITS)
      if (isNamesake) teams.alignOnDay(ref, edition, day, twin[side])
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

function fixturesOf({ byId }: EditionMatches): Fixture[] {
  return [...byId.values()].map(({ row }) => ({
    home: row.home_id,
    away: row.away_id,
    day: row.day,
    score: row.home_score === null || row.away_score === null ? null : [row.home_score, row.away_score],
  }))
}

function nameKey({ name, country, state, gender, key }: TeamRef): string {
  return JSON.stringify([name, country, state, gender, key])
}
