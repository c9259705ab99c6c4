import type { Importer, Source } from '../../records/importer.ts'
import type {
  ImportRecord,
  LineupPlayerRecord,
  MatchRecord,
  PersonRecord,
  PersonRef,
  TeamRef,
} from '../../records/records.ts'

export const NO_SOURCE: Source = { async *files() {} }

/** An importer of hand-made records. */
export function importerOf(id: string, records: readonly ImportRecord[] | (() => Iterable<ImportRecord>)): Importer {
  return {
    id,
    title: id,
    licence: { name: 'CC0', attribution: null, shareAlike: false },
    async *read() {
      yield* typeof records === 'function' ? records() : records
    },
  }
}

export function club(name: string, state: string | null = null): TeamRef {
  return { kind: 'club', name, country: 'BR', state, gender: 'men', key: null }
}

export function person(name: string, key: string | null = null, birthDate: string | null = null): PersonRef {
  return { name, fullName: null, birthDate, key }
}

export function personRecord(who: PersonRef): PersonRecord {
  return {
    record: 'person',
    origin: { file: 'pessoas.csv', line: 1 },
    person: who,
    positions: [],
    heightCm: null,
    birthPlace: null,
    nationality: null,
  }
}

export function listed(player: PersonRef, number: number): LineupPlayerRecord {
  return { player, number, starter: true, position: null, captain: false }
}

let line = 0

export function match(home: TeamRef, away: TeamRef, change: Partial<MatchRecord> = {}): MatchRecord {
  line += 1
  return {
    record: 'match',
    origin: { file: 'jogos.csv', line },
    key: null,
    edition: { competition: 'brasileirao_serie_a', edition: '2019' },
    phase: null,
    group: null,
    round: { number: 1, name: 'Rodada 1' },
    leg: null,
    home,
    away,
    day: '2019-05-12',
    kickoff: null,
    status: 'finished',
    statusReason: null,
    annulled: false,
    neutral: false,
    stadium: null,
    halfTime: null,
    score: { home: 2, away: 1 },
    extraTime: null,
    penalties: null,
    attendance: null,
    events: [],
    lineups: [],
    officials: [],
    ...change,
  }
}
