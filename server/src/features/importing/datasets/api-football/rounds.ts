import type { MatchRecord } from '../../records/records.ts'
import { numberedStage, readLeagueStage } from '../openfootball/league-stages.ts'
import type { ProvidedLeague } from './competitions.ts'

type Place = Pick<MatchRecord, 'phase' | 'group' | 'round' | 'leg'>

const MAIN = 'Mata-mata'
const QUALIFYING = 'Fase preliminar'

/** Rounds that are played in ties, by what their name begins with. */
const KNOCKOUT: readonly (readonly [RegExp, phase: string, round: string])[] = [
  [/^final$/i, MAIN, 'Final'],
  [/^(3rd|third) place/i, MAIN, 'Disputa do terceiro lugar'],
  [/^semi-?finals?/i, MAIN, 'Semifinais'],
  [/^quarter-?finals?/i, MAIN, 'Quartas de final'],
  [/^(round of 16|8th finals|1\/8)/i, MAIN, 'Oitavas de final'],
  [/^(round of 32|16th finals|1\/16)/i, MAIN, '16-avos de final'],
  [/^(round of 64|32nd finals|1\/32)/i, MAIN, '32-avos de final'],
  [/^(round of 128|64th finals|1\/64)/i, MAIN, '64-avos de final'],
  [/^(128th finals|1\/128)/i, MAIN, '128-avos de final'],
  [/^preliminary round/i, QUALIFYING, 'Rodada preliminar'],
  [/^(?:knockout (?:round |phase )?)?play-?offs?/i, MAIN, 'Repescagem'],
]

/**
 * Phase and round of a name such as `Regular Season - 17`, `Group Stage - 3`, `Group A - 1`, `Semi-finals`. The list is
 * open: an unknown name with a number is a round of a league, one without is a round of ties under its own name.
 */
export function placeOf(league: ProvidedLeague, name: string | null): Place {
  const none: Place = { phase: null, group: null, round: null, leg: null }
  if (name === null) return none
  const numbered = /^(.*?) - (\d{1,2})$/.exec(name)
  const words = numbered?.[1] ?? name
  const number = numbered ? Number(numbered[2]) : null
  const round = number === null ? null : { number, name: `${number}ª rodada` }
  if (/^regular season$/i.test(words)) return { ...none, round }
  if (/^league (stage|phase)$/i.test(words)) return { ...none, phase: { name: 'Fase de liga', kind: 'league' }, round }
  const group = /^group ([a-z])$/i.exec(words)?.[1]?.toUpperCase() ?? null
  if (group !== null || /^group stage$/i.test(words))
    return { ...none, phase: { name: 'Fase de grupos', kind: 'groups' }, group, round }
  const inStage = /^(.+?) - (\D+)$/.exec(words)
  const outer = inStage?.[1] === undefined ? null : readLeagueStage(inStage[1])
  if (outer) {
    const round = placeOf(league, inStage?.[2] ?? null).round
    return { ...none, phase: { name: outer.name, kind: 'knockout' }, round }
  }
  const knockout = KNOCKOUT.find(([pattern]) => pattern.test(words))
  if (knockout) {
    const [, phase, title] = knockout
    return { ...none, phase: { name: phase, kind: 'knockout' }, round: { number: null, name: title } }
  }
  const qualifying = /^(\d)(?:st|nd|rd|th) qualifying round$/i.exec(words)
  if (qualifying)
    return { ...none, phase: { name: QUALIFYING, kind: 'knockout' }, round: named(`${qualifying[1]}ª fase`) }
  const ofLeague = readLeagueStage(words)
  const inTies = number === null && ofLeague?.kind === 'knockout'
  if (inTies) return { ...none, phase: { name: MAIN, kind: 'knockout' }, round: named(ofLeague.name) }
  if (ofLeague) return { ...none, phase: { name: numberedStage(words) ?? ofLeague.name, kind: 'league' }, round }
  const stage = /^(\d)(?:st|nd|rd|th) (?:phase|round|stage)$/i.exec(words)
  if (stage && number === null)
    return { ...none, phase: { name: MAIN, kind: 'knockout' }, round: named(`${stage[1]}ª fase`) }
  // A numbered phase of a state league is played in rounds.
  const phase = stage ? `${stage[1]}ª fase` : words
  if (number !== null) return { ...none, phase: { name: phase, kind: 'league' }, round }
  return {
    ...none,
    phase: { name: league.participants === 'club' ? MAIN : 'Fase final', kind: 'knockout' },
    round: named(words),
  }
}

const named = (name: string) => ({ number: null, name })
