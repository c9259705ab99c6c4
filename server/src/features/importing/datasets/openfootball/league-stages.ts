import { plainWords } from './round-words.ts'

/** A stage of a league behind its regular season. */
export interface LeagueStage {
  /** In Portuguese. */
  readonly name: string
  /** Of a stage whose rounds have no number: matches of a table, or ties. */
  readonly kind: 'league' | 'knockout'
}

/** What follows the regular season of a league, in ties. */
export const FINAL_STAGE = 'Fase final'

const GROUP = '(?:round|group|pool|stage|phase|runde|gruppe)'
const PLAY_OFFS = '(?:play-?offs?|playoff matches)'

/** What leagues call these stages, the surer words first. */
const STAGES: readonly (readonly [RegExp, LeagueStage])[] = [
  [
    new RegExp(
      `^(?:(?:championship|title|meister|meisterschafts?|top) ?${GROUP}|(?:grupo|poule|fase) (?:do titulo|campeonato|por el titulo)|poule scudetto|mesterskabsspil(?:let)?|grupa mistrzowska)$`,
    ),
    { name: 'Grupo do título', kind: 'league' },
  ],
  [
    new RegExp(
      `^(?:(?:relegation|abstiegs|bottom|qualifikations) ?${GROUP}|(?:grupo|poule|fase) (?:do rebaixamento|(?:del? )?descenso|salvezza)|nedrykningsspil(?:let)?|grupa spadkowa|play-?outs?)$`,
    ),
    { name: 'Grupo do rebaixamento', kind: 'league' },
  ],
  [
    new RegExp(
      `^(?:(?:promotion|aufstiegs) ?${GROUP}|(?:grupo|poule|fase) (?:do acesso|de accesso|(?:del? )?ascenso|promozione))$`,
    ),
    { name: 'Grupo do acesso', kind: 'league' },
  ],
  [
    new RegExp(`^(?:championship|title|championship final) ${PLAY_OFFS}$|^(?:liguilla|${PLAY_OFFS})$`),
    { name: FINAL_STAGE, kind: 'knockout' },
  ],
  [
    new RegExp(`^(?:europe(?:an)?|(?:europa|conference|champions) league|uefa cup|ecl|uel) ${PLAY_OFFS}$`),
    { name: 'Repescagem europeia', kind: 'knockout' },
  ],
  [
    /^(?:relegation|barrages?(?: de relegation)?|spareggi?o? (?:salvezza|retrocessione)|descenso directo)$/,
    { name: 'Repescagem do rebaixamento', kind: 'knockout' },
  ],
  [/^(?:reclasificacion|repechaje|repechage|repescagem)$/, { name: 'Repescagem', kind: 'knockout' }],
]

/** Ties against clubs of another division, who are in no table of this one. */
const BETWEEN_DIVISIONS = new RegExp(
  `^(promotion|relegation)(?:/(?:promotion|relegation))?[- ](?:${PLAY_OFFS}|play-?outs?)$`,
)

const FINAL_GROUPS: Readonly<Record<string, string>> = {
  triangular: 'Triangular',
  cuadrangular: 'Quadrangular',
  quadrangular: 'Quadrangular',
  pentagonal: 'Pentagonal',
  hexagonal: 'Hexagonal',
  octogonal: 'Octogonal',
}
const FINAL_GROUP = new RegExp(
  `^(${Object.keys(FINAL_GROUPS).join('|')})(?: (final|semifinal))?(?: (?:grupo )?([a-z]))?$`,
)

/** `Championship Round`, `Abstiegsgruppe`, `Promotion play-offs`, `Cuadrangular A`; null for other words. */
export function readLeagueStage(text: string): LeagueStage | null {
  const words = plainWords(text)
  const between = BETWEEN_DIVISIONS.exec(words)?.[1]
  if (between !== undefined)
    return { name: between === 'promotion' ? 'Repescagem do acesso' : 'Repescagem do rebaixamento', kind: 'knockout' }
  const [, teams = '', final, letter] = FINAL_GROUP.exec(words) ?? []
  if (teams !== '') {
    const name = [FINAL_GROUPS[teams], final, letter?.toUpperCase()].filter((part) => part !== undefined).join(' ')
    return { name, kind: 'league' }
  }
  return STAGES.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

/** `Play-offs` and `Liguilla` say nothing but that something follows: they keep their names as stages. */
export const isBarePlayOffs = (text: string): boolean => /^(?:liguilla|play-?offs?)$/.test(plainWords(text))

/** The same stage where its rounds have numbers: the play-offs of some leagues are groups with a table. */
export function numberedStage(text: string): string | null {
  const stage = readLeagueStage(text)
  if (stage === null || isBarePlayOffs(text)) return null
  return stage.name === FINAL_STAGE ? 'Grupo do título' : stage.name.replace('Repescagem do ', 'Grupo do ')
}
