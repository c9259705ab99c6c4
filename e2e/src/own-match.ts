import { randomUUID } from 'node:crypto'
import type { Saved } from '@meio-campo/contract'
import { expect, request, type APIRequestContext } from '@playwright/test'
import { tokenOf } from './people.ts'
import { ADMIN } from './service.ts'

export interface OwnMatch {
  readonly competition: string
  readonly match: string
  /** The return match. */
  readonly other: string
}

/** The names of its two clubs. */
export const [HOME, AWAY] = ['Bahia', 'Fortaleza'] as const

/**
 * A championship of two clubs with two matches to play, used by no other journey. The clubs are shared, so a journey
 * that leaves a recent line-up changes the last line-up that others find.
 */
export async function makeMatch(baseURL: string): Promise<OwnMatch & { readonly api: APIRequestContext }> {
  const authorization = `Bearer ${await tokenOf(baseURL, ADMIN)}`
  const api = await request.newContext({ baseURL, extraHTTPHeaders: { authorization } })
  const send = async <T>(method: 'post' | 'put', path: string, data: object): Promise<T> => {
    const answer = await api[method](`/api/v1/${path}`, { data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return ((await answer.json()) as { data: T }).data
  }
  const name = `Taça da Mesa ${randomUUID().slice(0, 8)}`
  const code = `mesa_${randomUUID().slice(0, 8)}`
  const competition = await send<Saved>('post', 'campeonatos', {
    name,
    code,
    kind: 'league',
    participants: 'club',
    gender: 'men',
  })
  const edition = await send<Saved>('post', 'edicoes', { competition: competition.id, name: '2026' })
  const entrants = ['bahia', 'fortaleza'].map((team) => ({ team, group: null, ranking: null }))
  const phase = {
    id: null,
    name: 'Fase única',
    kind: 'league',
    table: null,
    tie: null,
    zones: [],
    groups: [],
    entrants,
  }
  const { structure } = await send<{ structure: { phases: { id: string }[] } }>(
    'put',
    `edicoes/${edition.id}/estrutura`,
    {
      phases: [{ ...phase, rounds: [{ id: null, number: 1, name: 'Rodada 1' }], ties: [] }],
    },
  )
  const between = (home: string, away: string) =>
    send<Saved>('post', `campeonatos/${competition.id}/jogos`, {
      edition: '2026',
      phase: structure.phases[0]!.id,
      home,
      away,
    })
  const match = await between('bahia', 'fortaleza')
  const other = await between('fortaleza', 'bahia')
  return { competition: competition.id, match: match.id, other: other.id, api }
}
