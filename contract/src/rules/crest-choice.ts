import { truncate } from './truncate.ts'

export const crestShapes = ['classic', 'flat', 'round', 'notched', 'circle'] as const
export const crestPatterns = [
  'vertical-stripes',
  'horizontal-stripes',
  'pale',
  'band',
  'halves',
  'quarters',
  'chest-bands',
  'sash',
  'diagonals',
  'chevron',
  'chief',
  'border',
] as const
export type CrestShape = (typeof crestShapes)[number]
export type CrestPattern = (typeof crestPatterns)[number]
export type CrestColors = readonly [string, string, ...string[]]

const teams = {
  'vertical-stripes':
    'fluminense botafogo gremio atletico_mg nautico ceara avai figueirense paysandu america_mg joinville operario_pr ' +
    'abc atletico_go vila_nova juventude racing san_lorenzo estudiantes penarol olimpia cerro_porteno fc_barcelona ' +
    'atletico_madrid juventus ac_milan fc_internazionale_milano fc_porto argentina paraguai athletic_club_bilbao ' +
    'real_sociedad real_betis rcd_espanyol newcastle_united_fc sunderland_afc brighton___hove_albion_fc stoke_city_fc ' +
    'southampton_fc brentford_fc atalanta_bergamo udinese_calcio u_s__sassuolo_calcio ogc_nice',
  'horizontal-stripes':
    'flamengo vitoria sport santa_cruz fortaleza celtic_fc sporting_cp confianca queens_park_rangers_fc granada_cf',
  sash: 'vasco ponte_preta river peru brasil_de_pelotas rayo_vallecano as_monaco',
  'chest-bands': 'sao_paulo coritiba uc_sampdoria',
  band: 'internacional boca olympique_lyonnais',
  border: 'corinthians cruzeiro remo guarani brasil independiente goias',
  pale: 'palmeiras santos afc_ajax paris_saint_germain',
  halves:
    'mirassol bahia parana portuguesa colombia feyenoord genoa_cfc cagliari_calcio blackburn_rovers_fc fc_basel galatasaray',
  diagonals: 'athletico_pr londrina',
  chief: 'chapecoense bragantino cuiaba arsenal_fc',
  quarters: 'nacional novorizontino croacia',
} as const satisfies Partial<Record<CrestPattern, string>>

/** The shirt patterns of well-known teams. Other teams' patterns are derived from the id. */
const knownPatterns: Readonly<Record<string, CrestPattern>> = Object.fromEntries(
  Object.entries(teams).flatMap(([pattern, ids]) => ids.split(' ').map((id) => [id, pattern as CrestPattern])),
)

/** Their ids. */
export const patternedTeams: readonly string[] = Object.keys(knownPatterns)

/** FNV-1a: the same id always gets the same shield, on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193) >>> 0
  return value
}

export function chooseCrest(id: string): { shape: CrestShape; pattern: CrestPattern } {
  const value = hash(id)
  return {
    shape: crestShapes[value % crestShapes.length]!,
    pattern: knownPatterns[id] ?? crestPatterns[Math.floor(value / crestShapes.length) % crestPatterns.length]!,
  }
}

/** Relative luminance of `#rrggbb`, as the contrast rules define it. */
export function luminance(color: string): number {
  const channel = (offset: number) => {
    const value = Number.parseInt(color.slice(offset, offset + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** 1 to 21, as the contrast rules count. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

// Pairs for clubs without recorded colours, so that two such clubs in one match still differ.
const unknownPairs: readonly CrestColors[] = [
  ['#48524c', '#ffffff'],
  ['#2f5d8a', '#ffffff'],
  ['#7a3b3b', '#f1e6d6'],
  ['#3f6b4f', '#f1e6d6'],
  ['#5a4a78', '#ffffff'],
  ['#8a6a2f', '#1d1d1d'],
  ['#2f6f73', '#ffffff'],
  ['#6b4a34', '#f1e6d6'],
  ['#33415c', '#d9b44a'],
  ['#7d2e4e', '#ffffff'],
]
const DARK = '#48524c'
const LIGHT = '#ffffff'

/** Two or three colours to draw with, also for a record without valid colours. */
export function crestColors(given: readonly string[], id = ''): CrestColors {
  const [first, second, ...rest] = given.filter((color) => /^#[\da-f]{6}$/i.test(color))
  // Uses other bits of the hash than the shape does.
  if (!first) return unknownPairs[(Math.imul(hash(id), 0x9e3779b1) >>> 16) % unknownPairs.length]!
  if (!second) return [first, luminance(first) > 0.6 ? DARK : LIGHT]
  return [first, second, ...rest.slice(0, 1)]
}

export function darkest(colors: readonly string[]): string {
  return [...colors].sort((a, b) => luminance(a) - luminance(b))[0] ?? DARK
}

/** White, or near-black where white could not be read. */
export function letterOn(ground: string): string {
  return contrast(ground, '#ffffff') >= 3 ? '#ffffff' : '#101010'
}

const SMALL_WORDS = new Set(['de', 'da', 'do', 'das', 'dos', 'del', 'la', 'e', 'y', 'of', 'the'])

/** "FLA" from a record that holds it, else from the name: initials of three words, or the first letters. */
export function crestLetters(acronym: string | null, name: string): string {
  if (acronym) return upperThree(acronym)
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word.toLowerCase()))
  const letters = words.length >= 3 ? words.map((word) => word.charAt(0)).join('') : (words[0] ?? '')
  return upperThree(letters)
}

const LETTERS = 3

/** Cut off in upper case by the rule of the specification; a shorter text is put in upper case as well. */
const upperThree = (text: string) => truncate(text, LETTERS, 'upper').toUpperCase()

const KINDS_OF_COMPETITION =
  /^(?:copa|taça|torneio|campeonato|liga|supercopa|recopa)\s+(?:(?:de|da|do|das|dos)\s+)?(?=\S+$)/i

/** Two cups are not both "COP": of a kind and one more word, the letters come from that word. */
export function pennantLetters(acronym: string | null, name: string): string {
  return crestLetters(acronym, name.replace(KINDS_OF_COMPETITION, ''))
}

/** Grounds that white letters can be read on, each another hue. */
const pennantGrounds = [
  '#2f5d8a',
  '#7a3b3b',
  '#3f6b4f',
  '#5a4a78',
  '#2f6f73',
  '#6b4a34',
  '#33415c',
  '#7d2e4e',
  '#8a5a14',
  '#4d6120',
  '#a03c1e',
  '#1d5fa8',
] as const
export const pennantPatterns = ['plain', 'tip', 'pale', 'chief', 'sash'] as const
export type PennantPattern = (typeof pennantPatterns)[number]

/** A championship's colour and pattern: two of the same colour differ by pattern, where no letters fit. */
export function choosePennant(id: string): { readonly ground: string; readonly pattern: PennantPattern } {
  const value = Math.imul(hash(id), 0x85ebca6b) >>> 8
  return {
    ground: pennantGrounds[value % pennantGrounds.length]!,
    pattern: pennantPatterns[Math.floor(value / pennantGrounds.length) % pennantPatterns.length]!,
  }
}
