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
  readonly picture: ReactNode
  readonly address: string
}

export interface ActionEntry {
  readonly kind: 'action'
  readonly key: string
  readonly label: string
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

/** The console's entries with a word that starts with the text, ignoring accents: "config" finds "Configurações". */
export function matching<E extends { readonly label: string; readonly detail?: string }>(
  entries: readonly E[],
  text: string,
): readonly E[] {
  const wanted = slug(text.trim())
  if (wanted === '') return entries
  return entries.filter(({ label, detail }) => {
    const words = slug(`${label} ${detail ?? ''}`)
    return words.startsWith(wanted) || words.includes(`_${wanted}`)
  })
}

/** Moves through the list cyclically: the first follows the last. */
export function move(current: number, step: 1 | -1, count: number): number {
  return count === 0 ? -1 : (current + step + count) % count
}
