import { openAddress } from '../../api/open-call.ts'
import { createStore } from '../../state/store.ts'
import type { SnippetCall } from './snippets.ts'

type Value = string | number | boolean | null | undefined

/** The call behind a page, with its filters. */
export interface ApiCall {
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, Value>>
  /** For the snippets of calls that are more than a read. */
  readonly asked?: Omit<SnippetCall, 'address'>
  /** Where the data came from, for the page's end line. */
  readonly source?: { readonly title: string; readonly at: string } | null
  readonly demo?: boolean
}

/** The call as a program makes it: without what the console adds for itself. */
export function programPath({ path, params, query }: Pick<ApiCall, 'path' | 'params' | 'query'>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '' && name !== 'type') search.set(name, String(value))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** The whole address, as a program outside this page calls it. */
export const callAddress = (call: ApiCall): string => openAddress(programPath(call))

/** The call of the page on screen; null for a page without a call. */
export const apiCallStore = createStore<ApiCall | null>(null)

/** Stays open from page to page: one reads the data and its call side by side. */
export const apiPanelOpen = createStore(false)
