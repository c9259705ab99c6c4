const situations = ['ao_vivo', 'encerrado', 'agendado'] as const

/** `?situacao=ao_vivo&favoritos=sim&streaming=globo` */
export interface MatchDaysSearch {
  readonly situacao?: (typeof situations)[number]
  /** Only the reader's own team. */
  readonly favoritos?: 'sim'
  readonly streaming?: string
}

export function parseMatchDaysSearch(search: Readonly<Record<string, unknown>>): MatchDaysSearch {
  const { favoritos, streaming } = search
  const situation = situations.find((known) => known === search['situacao'])
  return {
    ...(situation && { situacao: situation }),
    ...(favoritos === 'sim' && { favoritos }),
    ...(typeof streaming === 'string' && streaming !== '' && { streaming: streaming.slice(0, 200) }),
  }
}
