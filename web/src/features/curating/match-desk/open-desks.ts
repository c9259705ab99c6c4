import type { MatchAddress } from '../../football/pieces/matches/match-queries.ts'

/** More do not fit on a screen, nor in one head. */
export const MOST_DESKS = 4

/**
 * The desks that are open beside the page's own: `?jogos=jogo_a,copa:jogo_b`. A match of another championship is named
 * with it.
 */
export function parseOpenDesks(jogos: string | undefined, own: MatchAddress): readonly MatchAddress[] {
  const named = (jogos ?? '').split(',').flatMap((text) => {
    const [, id, idjogo] = /^(?:([a-z0-9_]+):)?([a-z0-9_]+)$/.exec(text.trim()) ?? []
    return idjogo === undefined ? [] : [{ id: id ?? own.id, idjogo }]
  })
  const others = named.filter(({ idjogo }) => idjogo !== own.idjogo)
  return [...new Map(others.map((address) => [address.idjogo, address])).values()].slice(0, MOST_DESKS - 1)
}

/** As the address names them; nothing where none is open. */
export function openDesksText(desks: readonly MatchAddress[], own: MatchAddress): string | undefined {
  const names = desks.map(({ id, idjogo }) => (id === own.id ? idjogo : `${id}:${idjogo}`))
  return names.length === 0 ? undefined : names.join(',')
}
