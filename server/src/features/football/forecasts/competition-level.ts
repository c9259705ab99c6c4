/** What a competition says about the strength of a team that nothing else is known of. */
export interface RatedCompetition {
  readonly id: string
  readonly kind: string
  readonly state: string | null
}

/** The facts that decide with which teams a team can be compared. */
export interface RatedTeam {
  readonly kind: string
  readonly gender: string
  readonly ageLevel: string
  readonly demo: boolean
}

const SECOND = -0.7
const THIRD = -1.4
const FOURTH = -1.8
/** A cup with teams of all levels, and the championships of the states. */
const MIXED = -1.2

/** Ids of leagues below the first division, by how they end. */
const DIVISIONS: readonly (readonly [RegExp, number])[] = [
  [/(?:serie_b|_2|championship)$/, SECOND],
  [/(?:serie_c|_3|league_one)$/, THIRD],
  [/(?:serie_d|_4|league_two)$/, FOURTH],
]
const STATE =
  /^campeonato_(?:gaucho|carioca|paulista|paranaense|mineiro|baiano|catarinense|goiano|cearense|pernambucano)/

/** 0 for a first division, continental cups and national teams. */
export function levelOf(competition: RatedCompetition, { kind }: RatedTeam): number {
  const { id } = competition
  if (kind === 'national') return 0
  if (isOfState(competition) || id === 'copa_do_brasil') return MIXED
  return competition.kind === 'league' ? (DIVISIONS.find(([ending]) => ending.test(id))?.[1] ?? 0) : 0
}

/** Squads stay together for a season of a national league; state championships are played beside it. */
export function isSeasonOf(competition: RatedCompetition, { kind }: RatedTeam): boolean {
  return competition.kind === 'league' && kind === 'club' && !isOfState(competition)
}

/** Only teams that could meet are compared. */
export function poolOf({ kind, gender, ageLevel, demo }: RatedTeam): string {
  return [demo ? 'demo' : kind, gender, ageLevel].join('_')
}

function isOfState({ id, state }: RatedCompetition): boolean {
  return state !== null || STATE.test(id)
}
