import { isBarePlayOffs, numberedStage, readLeagueStage } from './league-stages.ts'
import { groupLetter, knockoutRound, matchdayNumber, plainWords, stageNumber, withoutLeg } from './round-words.ts'

/** What the label of a round says, in words of the model. */
export interface RoundLabel {
  /** What stood in front of the round: `Apertura`, `Finals`, `Taça Guanabara`. */
  readonly stage: string | null
  readonly group: string | null
  readonly number: number | null
  /** In Portuguese; null where the label names only a group. */
  readonly name: string | null
  readonly kind: 'league' | 'groups' | 'knockout'
}

/** The first and the second round of a tournament may be stages with groups; later ones are rounds of a cup. */
const ORDINALS = ['', '', '', 'third|3rd', 'fourth|4th', 'fifth|5th', 'sixth|6th', 'seventh|7th', 'eighth|8th']

const FURTHER_KNOCKOUT: readonly (readonly [RegExp, string])[] = [
  [/^quarter-?finals?, replays$/, 'Quartas de final (desempate)'],
  [
    /^(?:(?:extra )?preliminary(?: round)?|fase (?:preliminar|previa)|turno preliminare|tour preliminaire)$/,
    'Fase preliminar',
  ],
  ...ORDINALS.flatMap((words, number): [RegExp, string][] =>
    words === ''
      ? []
      : [
          [new RegExp(`^(?:${words}) round(?: proper)?$`), `${number}ª fase`],
          [new RegExp(`^(?:${words}) round(?: proper)?,? replays?$`), `${number}ª fase (desempate)`],
        ],
  ),
]

const STAGES: ReadonlyMap<string, string> = new Map([
  ['qualifying', 'Fase preliminar'],
  ['qualification', 'Fase preliminar'],
  ['group', 'Fase de grupos'],
  ['finals', 'Mata-mata'],
  ['playoffs - relegation', 'Grupo do rebaixamento'],
  ['playoffs - championship', 'Grupo do título'],
  ['europa league finals', 'Repescagem da Liga Europa'],
  ['second round', 'Segunda fase'],
  ['second group stage', 'Segunda fase'],
  ['league', 'Fase de liga'],
  ['league phase', 'Fase de liga'],
  ['league stage', 'Fase de liga'],
])

/** Names of stages that only repeat what the round or the group says. */
const PLAIN_STAGES = new Set([
  'regular',
  'regular season',
  'first stage',
  'first round',
  'group matches',
  'group stage',
])

export function isPlainStage(label: string): boolean {
  return PLAIN_STAGES.has(label.toLowerCase())
}

export function stageName(stage: string | null): string | null {
  if (stage === null || isPlainStage(stage)) return null
  const playoffs = /^(.+) Playoffs$/.exec(stage)?.[1]
  const known = STAGES.get(stage.toLowerCase()) ?? (isBarePlayOffs(stage) ? stage : readLeagueStage(stage)?.name)
  return known ?? (playoffs ? `${playoffs}: fase final` : stage)
}

const GROUP_STAGE = /^(?:group|fase de grupos|gruppenphase|gruppespill|phase de groupes|fase a gironi|faza grupowa)$/

/** Null for a label of no known shape. */
export function readRoundLabel(label: string): RoundLabel | null {
  const text = label.trim().replaceAll(/\s+/g, ' ')
  return readRound(plainWords(text)) ?? readStaged(text) ?? readLegOfRound(text)
}

/** `1. Round, 1st Leg`: where it has legs, a numbered round is one of ties; the two halves of a league are called so too. */
function readLegOfRound(text: string): RoundLabel | null {
  const whole = withoutLeg(text)
  const number = whole === text ? undefined : /^(\d{1,2})\. (?:round|runde)$/.exec(plainWords(whole))?.[1]
  return number === undefined ? null : { ...NOTHING, name: `${number}ª fase`, kind: 'knockout' }
}

const NOTHING = { stage: null, group: null, number: null, name: null } as const

function readRound(words: string): RoundLabel | null {
  const group = groupLetter(words)
  if (group !== null) return { ...NOTHING, group, kind: 'groups' }
  const playOff = /^group ([a-z]|\d) play-off$/.exec(words)?.[1]?.toUpperCase()
  if (playOff !== undefined)
    return {
      ...NOTHING,
      stage: 'Desempate dos grupos',
      group: playOff,
      name: 'Desempate',
      kind: 'knockout',
    }
  const ofLeague = readLeagueStage(words)
  if (ofLeague) {
    const { name, kind } = ofLeague
    return kind === 'league' ? { ...NOTHING, stage: name, kind } : { ...NOTHING, name, kind }
  }
  if (words === 'final round') return { ...NOTHING, stage: 'Quadrangular final', kind: 'league' }
  const ties = knockoutRound(words) ?? FURTHER_KNOCKOUT.find(([pattern]) => pattern.test(words))?.[1]
  if (ties !== undefined) return { ...NOTHING, name: ties, kind: 'knockout' }
  const before = /^qual(?:\.|ifying|ification) round (\d)$/.exec(words)
  if (before) return { ...NOTHING, stage: 'Qualifying', name: `${before[1]}ª fase`, kind: 'knockout' }
  if (/^(?:matchday p\.\d|pre libertadores)$/.test(words))
    return { ...NOTHING, stage: 'Fase preliminar', name: '1ª fase', kind: 'knockout' }
  const inStage = /^(.+) - (\d{1,3})$/.exec(words)
  const stage = numberedStage(inStage?.[1] ?? '')
  if (stage !== null)
    return { ...NOTHING, stage, number: Number(inStage?.[2]), name: `${inStage?.[2]}ª rodada`, kind: 'league' }
  const number = matchdayNumber(words) ?? (isPlainStage(inStage?.[1] ?? '') ? Number(inStage?.[2]) : null)
  if (number !== null) return { ...NOTHING, number, name: `${number}ª rodada`, kind: 'league' }
  const stretch = Number(/^round (\d{1,2})$/.exec(words)?.[1] ?? 0) || stageNumber(words)
  return stretch === null ? null : { ...NOTHING, name: `${stretch}ª fase`, kind: 'knockout' }
}

/** `Apertura, Matchday 1`, `Liguilla - Final - 1st leg`, `Rodada 1 - Turno`, `Final Taça Rio`, `Grupo A, Rodada 2`. */
function readStaged(text: string): RoundLabel | null {
  const whole = withoutLeg(text)
  const tie = whole === text ? null : readRoundLabel(whole)
  if (tie?.kind === 'knockout') return tie
  const front = /^(?<stage>[^,]+?)(?:,| [-–]) (?<round>.+)$/.exec(text)?.groups
  const behind = /^(?<round>.+) - (?<stage>Turno|Returno)$/.exec(text)?.groups
  const cup = /^(?<round>Final) (?<stage>Taça .+)$/.exec(text)?.groups
  const parts = behind ?? front ?? cup
  if (!parts) return null
  const stage = parts['stage'] ?? ''
  const inner = readRoundLabel(parts['round'] ?? '')
  const [outer, place] = [readRound(plainWords(stage)), inner ?? readBareNumber(parts['round'] ?? '')]
  if (outer?.group && place?.kind === 'league') return { ...place, group: outer.group, kind: 'groups' }
  if (outer?.kind === 'league' && inner?.group && outer.name !== null)
    return { ...inner, ...outer, group: inner.group, kind: 'groups' }
  if (!inner || inner.stage !== null) return null
  const ofLeague = inner.kind === 'league' ? numberedStage(stage) : null
  if (ofLeague !== null) return { ...inner, stage: ofLeague }
  // A matchday of the group stage says neither the group nor that it is one of a league.
  if (GROUP_STAGE.test(plainWords(stage))) return { ...inner, stage: 'Group', kind: 'groups' }
  return { ...inner, stage }
}

/** `Grupo A - 3`: behind a group, a number alone is that of a matchday. */
function readBareNumber(text: string): RoundLabel | null {
  return /^\d{1,2}$/.test(text) ? readRound(`matchday ${text}`) : null
}
