import type { EditionRecord, ImportRecord, MatchRecord, TeamRef } from '../../records/records.ts'
import type { ResultRow } from './read.ts'

const COMPETITION = 'brasileirao_serie_a'

/** Each club receives each other one once in a season, so a second such row is a slip, never a second match. */
export function* mapResults(rows: readonly ResultRow[]): Generator<ImportRecord> {
  const seasons = new Set<number>()
  const byId = new Map<number, ResultRow>()
  const byFixture = new Map<string, ResultRow>()
  for (const row of rows) {
    const fixture = `${row.season}|${row.home}|${row.away}`
    const reason = problemOf(row, byId.get(row.id), byFixture.get(fixture))
    if (reason !== null) {
      yield { record: 'rejection', origin: row.origin, reason }
      continue
    }
    byId.set(row.id, row)
    byFixture.set(fixture, row)
    if (!seasons.has(row.season)) yield editionRecord(row)
    seasons.add(row.season)
    yield matchRecord(row)
  }
}

function problemOf(row: ResultRow, sameId: ResultRow | undefined, sameFixture: ResultRow | undefined): string | null {
  if (row.home === row.away) return `os dois times são ${row.home}.`
  if (sameId) return `o id_match ${row.id} já está na linha ${sameId.origin.line}.`
  if (!sameFixture) return null
  return `${row.home}–${row.away} de ${row.season} já está na linha ${sameFixture.origin.line} (id_match ${sameFixture.id}).`
}

function editionRecord(row: ResultRow): EditionRecord {
  return {
    record: 'edition',
    origin: row.origin,
    edition: { competition: COMPETITION, edition: String(row.season) },
    name: 'Brasileirão Série A',
    starts: null,
    ends: null,
    hosts: [],
  }
}

function matchRecord(row: ResultRow): MatchRecord {
  return {
    record: 'match',
    origin: row.origin,
    key: String(row.id),
    edition: { competition: COMPETITION, edition: String(row.season) },
    phase: null,
    group: null,
    round: null,
    leg: null,
    home: clubOf(row.home),
    away: clubOf(row.away),
    day: row.day,
    kickoff: null,
    status: row.score === null ? 'scheduled' : 'finished',
    statusReason: null,
    annulled: false,
    neutral: false,
    stadium: null,
    halfTime: null,
    score: row.score,
    extraTime: null,
    penalties: null,
    attendance: null,
    events: [],
    lineups: [],
    officials: [],
  }
}

const STATES = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ')

/** `Atlético MG`: the state is part of the name where the name alone would not do. */
function clubOf(name: string): TeamRef {
  const state = name.split(' ').at(-1) ?? ''
  return { kind: 'club', name, country: 'BR', state: STATES.includes(state) ? state : null, gender: 'men', key: null }
}
