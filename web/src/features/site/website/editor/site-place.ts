export const siteSections = {
  contato: 'Contato',
  blog: 'Blog',
  anuncios: 'Anúncios',
  paginas: 'Páginas',
  posts: 'Posts',
  mensagens: 'Mensagens',
  cartoes: 'Cartões públicos',
} as const
export type SiteSection = keyof typeof siteSections

/** Where one is inside the Site tab: `?aba=site&secao=posts&post=bem_vindo`. */
export interface SitePlace {
  readonly secao?: SiteSection
  /** The institutional page being edited. */
  readonly pagina?: string
  /** The post being edited. */
  readonly post?: string
  /** A post or a page being written. */
  readonly novo?: true
  /** Which messages are listed; without it, those that wait for an answer. */
  readonly situacao?: 'respondidas' | 'todas'
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9_]{1,120}$/.test(value)

/** Each section keeps only its own words. */
export function parseSitePlace(search: Readonly<Record<string, unknown>>): SitePlace {
  const { secao, pagina, post, novo, situacao } = search
  if (typeof secao !== 'string' || !Object.hasOwn(siteSections, secao)) return {}
  const section = secao as SiteSection
  if (section === 'paginas' && isId(pagina)) return { secao: section, pagina }
  if (section === 'posts' && isId(post)) return { secao: section, post }
  if ((section === 'posts' || section === 'paginas') && (novo === true || novo === 'true'))
    return { secao: section, novo: true }
  if (section === 'mensagens' && (situacao === 'respondidas' || situacao === 'todas'))
    return { secao: section, situacao }
  return { secao: section }
}
