import type { SearchHit } from '@meio-campo/contract'
import { slug } from '@meio-campo/contract/rules'
import type { ReactNode } from 'react'

interface HitEntry {
  readonly kind: 'hit'
  readonly key: string
  readonly hit: SearchHit
}

export interface PageEntry {
  readonly kind: 'page'
  readonly key: string
  readonly label: string
  readonly detail?: string
  /** Synonyms that also find the entry; an entry with synonyms is not listed before the user types. */
  readonly keywords?: string
  readonly picture: ReactNode
  readonly address: string
}

export interface ActionEntry {
  readonly kind: 'action'
  readonly key: string
  readonly label: string
  /** Synonyms that also find it. */
  readonly keywords?: string
  readonly picture: ReactNode
  readonly run: () => void
}

/** Something the search can open: a record, a page of the console, or an action. */
export type SearchEntry = HitEntry | PageEntry | ActionEntry

export interface SearchGroup {
  readonly title: string
  readonly entries: readonly SearchEntry[]
}

const titles: Readonly<Record<string, string>> = {
  team: 'Times',
  player: 'Jogadores',
  coach: 'Técnicos',
  referee: 'Árbitros',
  competition: 'Campeonatos',
  stadium: 'Estádios',
  confederation: 'Confederações',
  streaming: 'Streamings',
  match: 'Jogos',
}

export const toEntry = (hit: SearchHit): SearchEntry => ({ kind: 'hit', key: `${hit.kind} ${hit.id}`, hit })

/** Groups hits by kind, ordered by the best hit of each. */
export function groupHits(hits: readonly SearchHit[]): readonly SearchGroup[] {
  const groups = new Map<string, SearchEntry[]>()
  for (const hit of hits) {
    const title = titles[hit.kind]
    if (!title) continue
    const group = groups.get(title)
    if (group) group.push(toEntry(hit))
    else groups.set(title, [toEntry(hit)])
  }
  return [...groups].map(([title, entries]) => ({ title, entries }))
}

interface Named {
  readonly label: string
  readonly detail?: string
  /** Synonyms that people use for it. */
  readonly keywords?: string
}

/**
 * The console's entries for which every word of the text begins one of their words, ignoring accents: "config" finds
 * "Configurações", "jogos hoje" finds "Jogos de hoje".
 */
export function matching<E extends Named>(entries: readonly E[], text: string): readonly E[] {
  const wanted = wordsOf(text)
  if (wanted.length === 0) return entries.filter(({ keywords }) => keywords === undefined)
  return entries.filter(({ label, detail, keywords }) => {
    const words = wordsOf(`${label} ${detail ?? ''} ${keywords ?? ''}`)
    return wanted.every((typed) => words.some((word) => word.startsWith(typed)))
  })
}

/**
 * Whether the text consists of whole words of an entry's label. Some record nearly always has a similar name, but a
 * user who types "artilheiros" or "tema escuro" means the console's entry.
 */
export function isCalled({ label }: Named, text: string): boolean {
  const wanted = wordsOf(text)
  const words = wordsOf(label)
  return wanted.length > 0 && wanted.every((typed) => words.includes(typed))
}

/** Short words that users often leave out; they do not affect the search. */
const SMALL = new Set(['a', 'as', 'o', 'os', 'e', 'de', 'do', 'da', 'dos', 'das'])

function wordsOf(text: string): readonly string[] {
  const words = slug(text.trim()).split('_').filter(Boolean)
  const telling = words.filter((word) => !SMALL.has(word))
  return telling.length > 0 ? telling : words
}

/** The parts of a championship that can be asked for by its name: "tabela série b", "artilheiros da copa do brasil". */
const SECTIONS: Readonly<Record<string, string>> = {
  tabela: 'tabela',
  classificacao: 'tabela',
  artilheiros: 'artilheiros',
  artilharia: 'artilheiros',
  goleadores: 'artilheiros',
  cartoes: 'cartoes',
  campeoes: 'campeoes',
  jogos: 'jogos',
}

export interface AskedSection {
  /** The last part of the address. */
  readonly section: string
  /** The rest of the text, which is searched among championships. */
  readonly rest: string
}

/** Splits the text into a part of a championship and the championship's name, if it has both. */
export function findAskedSection(text: string): AskedSection | null {
  const [first = '', ...others] = text.trim().split(/\s+/)
  const section = SECTIONS[slug(first)]
  while (others.length > 0 && SMALL.has(slug(others[0]!))) others.shift()
  return section && others.length > 0 ? { section, rest: others.join(' ') } : null
}

const SECTION_TITLES: Readonly<Record<string, string>> = {
  tabela: 'Tabela',
  artilheiros: 'Artilheiros',
  cartoes: 'Cartões',
  campeoes: 'Campeões',
  jogos: 'Jogos',
}
const MOST_SECTIONS = 3

/** The entry of that part for each championship found. */
export function sectionEntries(section: string, hits: readonly SearchHit[], picture: ReactNode): readonly PageEntry[] {
  return hits
    .filter(({ kind }) => kind === 'competition')
    .slice(0, MOST_SECTIONS)
    .map(({ id, name }) => ({
      kind: 'page',
      key: `section ${section} ${id}`,
      label: `${SECTION_TITLES[section] ?? section}: ${name}`,
      picture,
      address: `/campeonatos/${id}/${section}`,
    }))
}

/** Moves through the list cyclically: the first follows the last. */
export function move(current: number, step: 1 | -1, count: number): number {
  return count === 0 ? -1 : (current + step + count) % count
}
