import type { MatchRecord } from '../../records/records.ts'

type Place = Pick<MatchRecord, 'phase' | 'group' | 'round' | 'leg'>

const MAIN = 'Mata-mata'
const QUALIFYING = 'Fase preliminar'

/** Phase and round of each stage that is played in ties. The list is open: an unknown one keeps its name. */
const KNOCKOUT: Readonly<Record<string, readonly [phase: string, round: string]>> = {
  FINAL: [MAIN, 'Final'],
  THIRD_PLACE: [MAIN, 'Disputa do terceiro lugar'],
  BRONZE: [MAIN, 'Disputa do terceiro lugar'],
  SEMI_FINALS: [MAIN, 'Semifinais'],
  QUARTER_FINALS: [MAIN, 'Quartas de final'],
  LAST_16: [MAIN, 'Oitavas de final'],
  LAST_32: [MAIN, '16-avos de final'],
  LAST_64: [MAIN, '32-avos de final'],
  ROUND_1: [MAIN, '1ª fase'],
  ROUND_2: [MAIN, '2ª fase'],
  ROUND_3: [MAIN, '3ª fase'],
  ROUND_4: [MAIN, '4ª fase'],
  PLAYOFFS: [MAIN, 'Repescagem'],
  PLAYOFF_ROUND: [QUALIFYING, 'Repescagem'],
  PLAYOFF_ROUND_1: [QUALIFYING, 'Repescagem'],
  PLAYOFF_ROUND_2: [QUALIFYING, 'Segunda repescagem'],
  PRELIMINARY_ROUND: [QUALIFYING, 'Rodada preliminar'],
  QUALIFICATION: [QUALIFYING, 'Fase preliminar'],
  QUALIFICATION_ROUND_1: [QUALIFYING, '1ª fase'],
  QUALIFICATION_ROUND_2: [QUALIFYING, '2ª fase'],
  QUALIFICATION_ROUND_3: [QUALIFYING, '3ª fase'],
}

const LEAGUE: Readonly<Record<string, string>> = {
  CLAUSURA: 'Clausura',
  APERTURA: 'Apertura',
  CHAMPIONSHIP: 'Grupo do título',
  CHAMPIONSHIP_ROUND: 'Grupo do título',
  RELEGATION: 'Grupo do rebaixamento',
  RELEGATION_ROUND: 'Grupo do rebaixamento',
}

export function placeOf(stage: string | null, group: string | null, matchday: number | null): Place {
  const round = matchday === null ? null : { number: matchday, name: `${matchday}ª rodada` }
  if (stage === null || stage === 'REGULAR_SEASON') return { phase: null, group: null, round, leg: null }
  if (stage === 'LEAGUE_STAGE')
    return { phase: { name: 'Fase de liga', kind: 'league' }, group: null, round, leg: null }
  if (stage === 'GROUP_STAGE') {
    return { phase: { name: 'Fase de grupos', kind: 'groups' }, group: groupOf(group), round, leg: null }
  }
  const league = Object.hasOwn(LEAGUE, stage) ? LEAGUE[stage] : undefined
  if (league !== undefined) return { phase: { name: league, kind: 'league' }, group: null, round, leg: null }
  const [phase, name] = (Object.hasOwn(KNOCKOUT, stage) ? KNOCKOUT[stage] : undefined) ?? [MAIN, wordsOf(stage)]
  return { phase: { name: phase, kind: 'knockout' }, group: null, round: { number: null, name }, leg: null }
}

/** `GROUP_A` in some seasons, `Group A` in others. */
function groupOf(group: string | null): string | null {
  return group?.replace(/^group[ _]/i, '').toUpperCase() ?? null
}

function wordsOf(stage: string): string {
  const words = stage.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
