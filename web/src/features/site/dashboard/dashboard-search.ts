import { parseSearchPagePlace, type SearchPagePlace } from '../../football/search/search-page-place.ts'

/** `?confirmacao=` comes with the mail that confirms an address; `?post=` opens a post, `?posts=` the list of all, or of a category; `?guia=` a guide; `?busca=` is the result of a search. */
export interface DashboardSearch extends SearchPagePlace {
  readonly confirmacao?: string
  readonly post?: string
  readonly posts?: string
  readonly guia?: string
}

const text = (value: unknown, most: number) => (typeof value === 'string' && value !== '' ? value.slice(0, most) : null)

export function parseDashboardSearch(search: Readonly<Record<string, unknown>>): DashboardSearch {
  const token = text(search['confirmacao'], 200)
  const post = text(search['post'], 120)
  const posts = text(search['posts'], 120)
  const guide = text(search['guia'], 120)
  return {
    ...parseSearchPagePlace(search),
    ...(token && { confirmacao: token }),
    ...(post && { post }),
    ...(posts && { posts }),
    ...(guide && { guia: guide }),
  }
}
