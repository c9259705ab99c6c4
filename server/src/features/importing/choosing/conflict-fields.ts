/** The fields of a match that are only meaningful from one source. */
const TOGETHER: readonly (readonly string[])[] = [
  ['status', 'statusReason', 'annulled', 'score', 'extraTime', 'penalties', 'shootoutWinner'],
  ['day', 'kickoff', 'localTime'],
  ['phase', 'group', 'round', 'leg'],
  // A half-time score is only valid beside the final score of the same source.
  ['halfTime', 'score'],
]

export function togetherWith(field: string): readonly string[] {
  return (
    TOGETHER.findLast((fields) => fields.includes(field) && (field !== 'score' || fields.includes('status'))) ?? [field]
  )
}

const RESULT = ['status', 'status_reason', 'annulled', 'awarded_to', 'home_score', 'away_score']
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  day: ['day', 'kickoff', 'time_confirmed'],
  kickoff: ['day', 'kickoff', 'time_confirmed'],
  stadium: ['stadium_id'],
  attendance: ['attendance'],
  halfTime: ['half_time_home', 'half_time_away'],
  status: RESULT,
  score: RESULT,
  extraTime: [...RESULT, 'extra_time_home', 'extra_time_away'],
  penalties: [...RESULT, 'penalties_home', 'penalties_away', 'shootout_winner'],
}

/** The columns that a decision on a field writes, even over values set by hand; none if those are kept. */
export function writtenColumns(kind: string, field: string, keep: boolean): readonly string[] {
  if (keep) return []
  return kind === 'match' ? (COLUMNS[field] ?? []) : [field]
}

const WORDS: Readonly<Record<string, string>> = {
  day: 'dia',
  kickoff: 'horário',
  score: 'placar',
  status: 'situação',
  attendance: 'público',
  stadium: 'estádio',
  stadium_id: 'estádio',
  round: 'rodada',
  halfTime: 'placar do primeiro tempo',
  extraTime: 'placar da prorrogação',
  penalties: 'pênaltis',
  founded: 'fundação',
  dissolved: 'extinção',
  city: 'cidade',
  state: 'estado',
  site: 'site',
  acronym: 'sigla',
  capacity: 'capacidade',
  opened: 'inauguração',
  latitude: 'latitude',
  longitude: 'longitude',
  birth_date: 'nascimento',
  birth_place: 'local de nascimento',
  height_cm: 'altura',
  positions: 'posições',
  nationalities: 'nacionalidades',
  starts: 'início',
  ends: 'fim',
  hosts: 'sedes',
}

export function conflictFieldWords(field: string): string {
  return WORDS[field] ?? field
}
