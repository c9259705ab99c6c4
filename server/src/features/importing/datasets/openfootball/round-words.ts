// What the rounds of cups and leagues are called in the languages that files are written in.

/** Lower case, without accents, with single blanks: `Ćwierćfinał` is `cwiercfinal`. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll(/[°˚]/g, 'o')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const OF_FINAL = String.raw`(?:[- ](?:de[- ]|di |du )?(?:fina(?:l|ls|is|le|les|lu|la|ly|li)|финала|фіналу))?`
const SHARES: readonly (readonly [words: string, share: number])[] = [
  [
    'meias?[- ]fina(?:l|is)|semi[- ]?fina(?:l|ls|is|le|les|li|la|len|ler)|semifinalele|semis?|demi[- ]finales?|halbfinal[es]?|halve finales?',
    2,
  ],
  ['polfinal[ey]?|yari final|elodonto|valieraan?|semifinaalit?|polufinal[ei]?|полуфинал[ыи]?|півфінал[и]?|準決勝', 2],
  [
    `(?:quarter[- ]?finals?|quart[ao]s|cuartos|quarti|quarts|sferturi(?:le)?)${OF_FINAL}|quarters?|viertelfinal[es]?`,
    4,
  ],
  ['kwartfinales?|cwiercfinal[ey]?|ceyrek final|[cs]tvrtfinale|negyeddonto|kvart(?:s)?final(?:e|en|er|erna)?', 4],
  ['cetvrtfinale|puolivalierat?|четвертьфинал[ыи]?|чвертьфінал[и]?|準々決勝', 4],
  [`(?:oitav[ao]s|octavos|ottavi|huitiemes|8es|optimi(?:le)?)${OF_FINAL}|achtelfinal[es]?|achtste finales?`, 8],
  ['last 16|son 16(?: turu)?|osmifinale|nyolcaddonto|(?:attondels|ottedels|ottendedels)final(?:e|en|er)?', 8],
  [
    `(?:dieciseisavos|dez[ae]sseis[- ]avos|sedicesimi|seiziemes|16es|16[- ]?avos|saisprezecimi)${OF_FINAL}|sechzehntelfinal[es]?`,
    16,
  ],
  ['zestiende finales?|son 32(?: turu)?|last 32', 16],
  [`(?:treintaidosavos|trinta e dois[- ]avos|trentaduesimi|trente-deuxiemes|32es|32[- ]?avos)${OF_FINAL}|last 64`, 32],
  [`(?:64es|64[- ]?avos)${OF_FINAL}|last 128`, 64],
]
const SHARE_PATTERNS = SHARES.map(([words, share]) => [new RegExp(`^(?:${words})$`), share] as const)
const ROUND_OF = /^round of (4|8|16|32|64|128)$/
/** `1/8`, `1/8 de final`, `1/16 finału`, `1/4-finals`. */
const FRACTION = new RegExp(String.raw`^1 ?[/⁄] ?(2|4|8|16|32|64)(?:e|a|o|eme)?${OF_FINAL}(?:e)?$`)
const FINAL =
  /^(?:(?:grande|gran|grand) )?(?:fina(?:l|ls|is|le|la|len|ly)|finalissima|finaali|donto|финал|фінал|決勝)(?: d[eo]l? campeonato)?$/
const THIRD_PLACE =
  /^(?:match for third place|third[- ]place ?(?:match|play-?off|final)?|play-off for third ?(?:place)?|3rd place ?(?:match|play-?off|final)?|bronze (?:final|match)|(?:(?:disputa|decisao) (?:de|do|pelo) )?(?:3o|terceiro) lugar|(?:partido por el )?(?:3er|tercer) (?:lugar|puesto)|spiel um (?:platz (?:3|drei)|den dritten platz)|kleines finale|petite finale|match pour la (?:3e|troisieme) place|finale (?:3o|terzo)(?:[-/ ]4o)? posto|finalina|mecz o (?:3\.?|trzecie) miejsce|o 3\.? misto|матч за (?:3-?е|третье) место|3位決定戦)$/

const SHARE_NAMES: ReadonlyMap<number, string> = new Map([
  [2, 'Semifinais'],
  [4, 'Quartas de final'],
  [8, 'Oitavas de final'],
  [16, '16-avos de final'],
  [32, '32-avos de final'],
  [64, '64-avos de final'],
])

/** A round of ties, in Portuguese; null for words of another kind. */
export function knockoutRound(words: string): string | null {
  if (THIRD_PLACE.test(words)) return 'Disputa do terceiro lugar'
  if (FINAL.test(words)) return 'Final'
  const teams = ROUND_OF.exec(words)?.[1]
  const share =
    teams === undefined
      ? (SHARE_PATTERNS.find(([pattern]) => pattern.test(words))?.[1] ?? Number(FRACTION.exec(words)?.[1] ?? 0))
      : Number(teams) / 2
  return SHARE_NAMES.get(share) ?? null
}

const DAYS = [
  'matchday|match ?day|match ?week|game ?week|week|round|gw|md|rodada|rod\\.?|jornada|fecha|spieltag|runde|giornata',
  'journee|speelronde|speeldag|kolejka|etapa|hafta|kolo|fordulo|omgang(?:en)?|kierros|тур|節',
].join('|')
const ORDINAL = String.raw`(?:a|o|e|er|re|ere|eme|ta|-?и|-?я|\^)?`
const DAY_BEHIND = new RegExp(String.raw`^(?!round)(?:${DAYS})(?: n[o.]?\.?)? ?(\d{1,3})$`)
const DAY_IN_FRONT = new RegExp(String.raw`^(?:第 ?)?(\d{1,3}) ?${ORDINAL}\.? ?(?:${DAYS})$`)

/** The number of a matchday. `Round 4` is not one: it may be a round of ties. */
export function matchdayNumber(words: string): number | null {
  const found = DAY_BEHIND.exec(words) ?? DAY_IN_FRONT.exec(words)
  return found ? Number(found[1]) : null
}

const GROUP =
  /^(?:group|grupo|gruppe|groupe|grupp|gruppo|girone|chave|pool|poule|grupa|skupina|csoport|lohko|zona|группа|група|グループ) ?([a-z]|\d{1,2})$/

/** `A` of `Grupo A`. */
export function groupLetter(words: string): string | null {
  return GROUP.exec(words)?.[1]?.toUpperCase() ?? null
}

const ORDINAL_WORDS: readonly (readonly [RegExp, number])[] = [
  [/^(?:primeira|primera|premier|premiere|erste|prima|eerste|pierwsza)$/, 1],
  [/^(?:segunda|deuxieme|second|zweite|seconda|tweede|druga)$/, 2],
  [/^(?:terceira|tercera|troisieme|dritte|terza|derde|trzecia)$/, 3],
  [/^(?:quarta|cuarta|quatrieme|vierte|vierde|czwarta)$/, 4],
  [/^(?:quinta|cinquieme|funfte|vijfde|piata)$/, 5],
]
const STAGE_WORDS = 'fase|ronda|eliminatoria|tour|turno|ronde|hauptrunde|runda'
const STAGE_NUMBERED = new RegExp(
  String.raw`^(?:(\d{1,2}) ?${ORDINAL}\.? ?(?:${STAGE_WORDS})|(?:${STAGE_WORDS}) (\d{1,2})|([a-z]+) (?:${STAGE_WORDS}))$`,
)

/** The number of a stage that is known by nothing else: `2ª fase`, `Segunda ronda`, `1. Hauptrunde`, `2e tour`. */
export function stageNumber(words: string): number | null {
  const [, front, behind, word] = STAGE_NUMBERED.exec(words) ?? []
  if (word !== undefined) return ORDINAL_WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? null
  return Number(front ?? behind ?? 0) || null
}

const LEG_WORDS = [
  '(?:1st|2nd|first|second|return) legs?|(?:jogo|partido|jogos|partidos|match)s? (?:de |d[eo] )?(?:ida|volta|vuelta)',
  'ida|volta|vuelta|(?:1o|2o|primeiro|segundo) jogo|hinspiel|ruckspiel|andata|ritorno|aller|retour|heen|terug',
].join('|')
const LEG = new RegExp(String.raw`(?:\s[-–]|,)?\s\(?(?:${LEG_WORDS})\)?$`)

/** Without the words for the first or the second match of a tie: which of the two it is follows from their order as well. */
export function withoutLeg(text: string): string {
  const words = plainWords(text)
  const kept = words.replace(LEG, '')
  if (kept === words) return text
  return text.split(' ').slice(0, kept.split(' ').length).join(' ').replace(/,$/, '')
}
