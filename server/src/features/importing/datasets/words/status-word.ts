import type { MatchStatus } from '../../records/records.ts'

/** What files write about how a match stands, in the languages that they are written in; by the beginning of the word. */
const WORDS: readonly (readonly [MatchStatus, RegExp])[] = [
  [
    'walkover',
    /^(?:w ?\/? ?o|walk ?-?over|forfait|forfeit\w*|default\w*|inscricao|nao compareceu|no presentacion|nicht angetreten|nichtantritt|walkower)\b/,
  ],
  [
    'awarded',
    /^(?:award\w*|awd|adjudicad\w*|gewertet|wertung|hukmen|am gruenen tisch|am grunen tisch|a tavolino|sur tapis vert|decidid\w* (?:no|en|pel[oa]) .*)/,
  ],
  [
    'postponed',
    /^(?:postp\w*|p ?-? ?p|ppd|adiad\w*|aplazad\w*|postergad\w*|pospuest\w*|transferid\w*|remarcad\w*|resched\w*|verlegt|verschoben|report\w*|rinviat\w*|delayed|uitgesteld|amanat\w*|przelozon\w*|odlozen\w*|ertelen\w*|utsatt|udsat|перенес\S*)(?![a-z])/,
  ],
  [
    'suspended',
    /^(?:susp|suspend\w*|suspens\w*|interrupt\w*|interrompid\w*|interrumpid\w*|unterbrochen|paralisad\w*|halted|sospes\w*|intrerupt\w*|прерван\S*)(?![a-z])/,
  ],
  ['abandoned', /^(?:abandon\w*|abd|aband|abgebrochen|encerrad\w* antes|arrete\w*|gestaakt|przerwan\w*)\b/],
  [
    'cancelled',
    /^(?:cancel\w*|canc|abgesagt|ausgefallen|annul\w*|anulad\w*|annulliert|void\w*|n ?\/? ?p|not played|never played|nao (?:disputad|realizad|jogad)\w*|no (?:disputad|jugad)\w*|nicht ausgetragen|withdr\w*|desist\w*|afgelast|odwolan\w*|iptal|zrusen\w*|отмен\S*)(?![a-z])/,
  ],
  [
    'finished',
    /^(?:f ?\/? ?t|finish\w*|final\w*|full ?-?time|played|completed?|result|terminad\w*|encerrad\w*|realizad\w*|jogad\w*|jugad\w*|beendet|gespielt|aet|a e t|after (?:extra time|penalties)|pen\w*|ap)\b/,
  ],
  [
    'scheduled',
    /^(?:sched\w*|ns|not started|upcoming|fixture|timed|agendad\w*|programad\w*|a (?:disputar|realizar|jugar)|marcad\w*|angesetzt|geplant|tb[acd]|pending|pendente|pendiente|open)\b/,
  ],
]

/** Null for a word in no known language. */
export function readStatus(words: string): MatchStatus | null {
  const text = plain(words)
  return WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

function plain(words: string): string {
  return words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll(/[._]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const BEING_PLAYED =
  /^(?:live|in ?-?play|playing|in progress|under way|1 ?h|2 ?h|h ?\/? ?t|half ?-?time|(?:1st|2nd|first|second) half|ao vivo|em andamento|em jogo|intervalo|(?:primeiro|segundo) tempo|en (?:juego|vivo|curso)|descanso|laufend|lauft)\b/

/** A match that goes on has no result yet, whatever its score is at the moment. */
export function isBeingPlayed(words: string): boolean {
  return BEING_PLAYED.test(plain(words))
}

/** `cancelled; Austria withdrew`: what stands behind the word is its reason. */
export function statusReasonIn(words: string): string | null {
  return /^[^;:,–(]+[;:,–(]\s*(.+?)\)?$/.exec(words.trim())?.[1] ?? null
}
