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

const KNOCKOUT: readonly (readonly [RegExp, string])[] = [
  [/^round of 128$/, '64-avos de final'],
  [/^round of 64$/, '32-avos de final'],
  [/^round of 32$/, '16-avos de final'],
  [
    /^(?:round of 16|last 16|oitavas[- ]de[- ]fina(?:l|is)|octavos de final|achtelfinale|ottavi di finale|huitièmes de finale)$/,
    'Oitavas de final',
  ],
  [
    /^(?:quarter[- ]?finals?|quartas[- ]de[- ]fina(?:l|is)|cuartos de final|viertelfinale|quarti di finale|quarts de finale)$/,
    'Quartas de final',
  ],
  [/^quarter-?finals?, replays$/, 'Quartas de final (desempate)'],
  [/^(?:semi[- ]?fina(?:ls?|is|les)|semifinali|demi-finales|halbfinale)$/, 'Semifinais'],
  [
    /^(match for third place|(?:third[- ]place|play-off for third) ?(?:match|play-?off|place)?|(?:disputa (?:de|do|pelo) )?(?:3º|terceiro) lugar|(?:partido por el )?tercer (?:lugar|puesto)|spiel um platz 3)$/,
    'Disputa do terceiro lugar',
  ],
  [/^(?:finals?|finais|finale)$/, 'Final'],
  [/^preliminary round$/, 'Fase preliminar'],
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
  ['group', 'Fase de grupos'],
  ['finals', 'Mata-mata'],
  ['playoffs - relegation', 'Grupo do rebaixamento'],
  ['playoffs - championship', 'Grupo do título'],
  ['europa league finals', 'Repescagem da Liga Europa'],
  ['second round', 'Segunda fase'],
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
  return playoffs ? `${playoffs}: fase final` : (STAGES.get(stage.toLowerCase()) ?? stage)
}

const DAYS = 'rodada|round|runde|spieltag|giornata|jornada|fecha|journée'
const NUMBER_BEHIND = /^(?:matchday|rodada|spieltag|giornata|jornada|fecha|journée) (\d{1,3})$/
const NUMBER_IN_FRONT = new RegExp(String.raw`^(\d{1,3}) ?[ªºa^.]? ?(?:${DAYS})$`)

/** Null for a label of no known shape. */
export function readRoundLabel(label: string): RoundLabel | null {
  const text = label.trim().replaceAll(/\s+/g, ' ')
  const lower = text.toLowerCase()
  const plain = { stage: null, group: null, number: null, name: null }

  const group = /^(?:group|gruppe) ([a-z]|\d{1,2})$/.exec(lower)
  if (group?.[1]) return { ...plain, group: group[1].toUpperCase(), kind: 'groups' }
  const playOff = /^group ([a-z]|\d) play-off$/.exec(lower)
  if (playOff?.[1]) {
    return {
      ...plain,
      stage: 'Desempate dos grupos',
      group: playOff[1].toUpperCase(),
      name: 'Desempate',
      kind: 'knockout',
    }
  }
  if (lower === 'final round') return { ...plain, stage: 'Quadrangular final', kind: 'league' }
  const knockout = KNOCKOUT.find(([pattern]) => pattern.test(lower))
  if (knockout) return { ...plain, name: knockout[1], kind: 'knockout' }

  const day = NUMBER_BEHIND.exec(lower) ?? NUMBER_IN_FRONT.exec(lower)
  if (day) return { ...plain, number: Number(day[1]), name: `${Number(day[1])}ª rodada`, kind: 'league' }
  const inStage = /^(.+) - (\d{1,3})$/.exec(lower)
  if (inStage?.[1] && isPlainStage(inStage[1])) return readRoundLabel(`matchday ${inStage[2]}`)
  const stretch = /^round (\d{1,2})$/.exec(lower)
  if (stretch) return { ...plain, name: `${Number(stretch[1])}ª fase`, kind: 'knockout' }
  const before = /^qual(?:\.|ifying|ification) round (\d)$/.exec(lower)
  if (before) return { ...plain, stage: 'Qualifying', name: `${before[1]}ª fase`, kind: 'knockout' }
  if (lower === 'primeira fase') return { ...plain, name: '1ª fase', kind: 'knockout' }
  if (/^(?:matchday p\.\d|pré libertadores)$/.test(lower)) {
    return { ...plain, stage: 'Fase preliminar', name: '1ª fase', kind: 'knockout' }
  }

  return readStaged(text)
}

/** Which of its two matches follow is told by their order as well. */
const LEG = /(?:\s[-–]|,)?\s\(?(?:1st|2nd|first|second|return) legs?\)?$/i

/** `Apertura, Matchday 1`, `Liguilla - Final - 1st leg`, `Rodada 1 - Turno`, `Final Taça Rio`. */
function readStaged(text: string): RoundLabel | null {
  const whole = text.replace(LEG, '')
  if (whole !== text) return readRoundLabel(whole)
  const front = /^(?<stage>[^,]+?)(?:,| [-–]) (?<round>.+)$/.exec(text)?.groups
  const behind = /^(?<round>.+) - (?<stage>Turno|Returno)$/.exec(text)?.groups
  const cup = /^(?<round>Final) (?<stage>Taça .+)$/.exec(text)?.groups
  const parts = behind ?? front ?? cup
  if (!parts) return null
  const inner = readRoundLabel(parts['round'] ?? '')
  if (!inner || inner.stage !== null) return null
  const stage = parts['stage'] ?? ''
  // A matchday of the group stage says neither the group nor that it is one of a league.
  return { ...inner, stage, kind: stage.toLowerCase() === 'group' ? 'groups' : inner.kind }
}
