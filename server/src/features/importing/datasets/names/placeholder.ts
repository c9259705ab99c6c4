/**
 * Names that stand in a fixture list for a team that is not known yet: `N.N.`, `Winner of Match 49`, `Vencedor
 * Oitavas 2`, `W49`, `1A`, `2º Grupo B`, `3º melhor 2º`, `?`. They are never teams.
 */
export function isPlaceholder(name: string): boolean {
  const text = plain(name)
  return text === '' || NOTHING.test(text) || PATTERNS.some((pattern) => pattern.test(text))
}

/** Lower case, without accents, with single blanks. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ºª°]/g, 'o')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Only signs: `?`, `-`, `...`. */
const NOTHING = /^[^\p{L}\p{N}]+$/u

const WINNER = String.raw`(?:winners?|losers?|runners?[- ]?up|vencedor(?:es|a)?|perdedor(?:es|a)?|ganador(?:es|a)?|sieger|gewinner|verlierer|vainqueurs?|perdants?|vincente|vincitore|perdente|campe(?:ao|on)|champions?|vice(?:-?campe(?:ao|on))?|venc\.|gan\.|winnaar|verliezer|zwyciezca|przegrany|castigatoare[a]?|invinsa|vitez|porazeny|gyoztes|vesztes|vinn?(?:er|are)(?:en)?|taper(?:en)?|taber(?:en)?|forlorare(?:n)?|galibi|maglubu)`
const OF = String.raw`(?:of|from|d[aeo]s?|del|de la|des|du|vom|von|aus)`
const GROUP = String.raw`(?:group|grupo|gruppe|groupe|girone|chave|pool|grp|grupy|grupa|grupei|poule|skupin[ay])`
/** What a winner may be of: a match, a round, a group. */
const PART = String.raw`(?:${GROUP}|match|game|jogo|partid[ao]|spiel|tie|leg|eliminatoria|confronto|chave|semi\w*|halbfinale|half-?final|quarters?|quarter-?finals?|quartas|cuartos|viertelfinale|oitavas?|octavos?|achtelfinale|round|rodada|fase|ronda|runde|final\w*|play-?offs?|repescagem|preliminar\w*|path|llave|cruce|bracket|play-?in|duelo|kamp(?:en)?|wedstrijd|mecz(?:u)?|zapasu?|meci(?:ului)?|polfinal\w*|cwiercfinal\w*|kwartfinale|halve finale|kvartsfinal\w*|demi-?finale|apertura|clausura|po(?= ?\d)|[qsh]f|vf|r\d{1,2})`
const RANK = String.raw`(?:\d{1,2} ?(?:o|a|er|e|st|nd|rd|th|\.)?|first|second|third|fourth|primeiro|segundo|terceiro|primero|tercero|erster?|zweiter?|dritter?)`
const LETTER = String.raw`(?:[a-p](?: ?\/ ?[a-p])*|\d{1,2})`

const PATTERNS: readonly RegExp[] = [
  /^(?:n\.? ?n\.?|n\/n|t\.?b\.?[acd]\.?(?: ?(?:[a-p]|\d{1,2}))?|n\.?a\.?)$/,
  /^to be (?:determined|decided|announced|confirmed|defined)$/,
  /^(?:a|por|to be|zu|da|a ser) (?:definid[ao]|definir(?:se)?|designar|determinar|confirmar|decidir|anunciar|sortear|bestimmen|definire)$/,
  // `Adversário a definir`, `Clube não definido`, `noch offen`.
  /^(?:(?:time|equipe|equipo|clube?|adversari[oa]|rival|team|finalista)s? )?(?:(?:ainda )?nao|aun no|sin) (?:definid[oa]|definir|conhecid[oa]|conocid[oa])$/,
  /^(?:time|equipe|equipo|clube?|adversari[oa]|rival|team|finalista)s? (?:a|por|to be) (?:definir|definid[oa]|confirmar|decided|determined)$/,
  /^(?:noch (?:offen|nicht bekannt)|nog (?:niet bekend|onbekend)|do ustalenia|belirlenecek|nedecise?|ei selvilla)$/,
  /^(?:indefinid[ao]|unknown|desconhecid[ao]|desconocid[ao]|unbekannt|offen|undecided|bye|freilos|folga)$/,
  // `W49`, `L 61`, `W-QF1`, `SF2`.
  /^[wlvpg] ?-? ?(?:\d{1,3}|(?:[qsh]f|vf|r\d{2}) ?-? ?\d{0,2})$/,
  /^(?:[qsh]f|vf) ?-? ?\d{1,2}$/,
  // `1A`, `3A/B/C`, `A1`, `A1/B2`, `1 A`, `1st A`.
  /^\d ?(?:o|a|st|nd|rd|th|\.)? ?[a-p](?: ?\/ ?\d? ?[a-p])*$/,
  /^\d[a-p]{2,8}$/,
  /^[a-p] ?[1-9](?: ?\/ ?[a-p]? ?[1-9])*$/,
  // `Winner of …`, `Vencedor do jogo 3`, `Winner Match 49`, `Winner Chile/Peru`, `Winner 3`, `Sieger HF1`.
  new RegExp(`^(?:the )?${WINNER} ${OF} .+$`),
  new RegExp(`^(?:the )?${WINNER} (?:${OF} )?(?:${RANK} )?${PART}(?:\\b|\\d).*$`),
  new RegExp(`^(?:the )?${WINNER} ${LETTER}$`),
  new RegExp(`^(?:the )?${WINNER} .+ ?\\/ ?.+$`),
  // `Group A winners`, `Match 49 winner`, `Play-off A winner`, `Grupo B 2º`.
  new RegExp(`^(?:.+ )?${PART} ?${LETTER}? ${WINNER}(?: ${LETTER})?$`),
  new RegExp(`^${GROUP} ${LETTER} ?[-,:]? ?${RANK}(?: .*)?$`),
  // `2º Grupo B`, `1st Group A`, `1º do Grupo A`, `Second place Group C`.
  new RegExp(`^${RANK} (?:place[d]? |lugar |colocado |puesto |platz )?(?:${OF} )?${GROUP} ?${LETTER}(?: .*)?$`),
  // `3º melhor 2º`, `Best third`, `Melhor terceiro colocado`, `Mejor segundo 2`.
  new RegExp(
    `^(?:${RANK} )?(?:best|melhor|mejor|bester?|worst|pior|peor) (?:${RANK}|${WINNER}|campanha|campana)(?:[- ].*)?$`,
  ),
  /^(?:победитель|проигравшии) .+$/,
  // `Finalista 1`, `Semifinalista B`, `Cabeça de chave 3`, `Sorteado 2`.
  /^(?:(?:semi)?finalista?|cabe[cz]a de (?:chave|serie)|sorteado|sorteio|lucky loser|seed) ?(?:[a-p]|\d{1,2})$/,
  // `Qualifier 2`, `Classificado 1`, `UEFA Play-off A`, `Play-off Path B`.
  /^(?:qualifier|qualified|classificado|clasificado|qualifikant) (?:[a-p]|\d{1,2})$/,
  /^(?:(?:uefa|ic|afc|caf|fifa|conmebol|concacaf|ofc|inter-?confederation|intercontinental) )?(?:play-?offs?|path) (?:path )?(?:[a-p]|\d{1,2})$/,
  /^(?:team|time|equipe|equipo|mannschaft|squadra) (?:[a-p]|\d{1,2})$/,
]
