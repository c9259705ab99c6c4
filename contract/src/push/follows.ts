import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Match } from '../football/matches.ts'
import { Id, Word } from '../football/reading.ts'
import { TeamRef } from '../football/refs.ts'
import { followKinds, MOST_FOLLOWED, type FollowKind, type FollowPath } from '../rules/follows.ts'
import { Exactly, Item, listQuery, Nullable, Page, readQuery, Timestamp } from '../shapes/shapes.ts'

const FollowKindName = Type.Unsafe<FollowKind>({
  ...Word(...Object.values(followKinds)),
  description: 'O que é: `team` um time, `person` um jogador ou técnico, `competition` um campeonato, `match` um jogo.',
})

/** Something that an account follows. */
export const Follow = Type.Object({
  kind: FollowKindName,
  id: Type.String({ description: 'O id do registro.' }),
  name: Type.String(),
  linkAddress: Type.String({ description: 'A página do registro no console.' }),
  team: Nullable(TeamRef, { description: 'De um time, ele mesmo; de uma pessoa, o time em que está.' }),
  match: Nullable(Match, { description: 'De um jogo, ele mesmo.' }),
  createdAt: Timestamp,
})
export type Follow = Static<typeof Follow>

export const FollowedMatch = Type.Object({ match: Match, createdAt: Timestamp })
export type FollowedMatch = Static<typeof FollowedMatch>

const tag = 'Notificações'
const record = Exactly({
  tipo: Type.Unsafe<FollowPath>(Word(...(Object.keys(followKinds) as FollowPath[]))),
  id: Id,
})

export const followEndpoints = {
  listFollows: endpoint({
    id: 'listFollows',
    method: 'GET',
    path: '/api/v1/acompanhamentos',
    access: 'user',
    scope: 'follows:read',
    tag,
    summary: 'Tudo o que acompanho, na minha ordem',
    description: `Times, jogadores e técnicos, campeonatos e jogos: até ${MOST_FOLLOWED}, e por isso sem páginas. Um registro que foi unido a outro aparece como o que ficou.`,
    query: Exactly(readQuery),
    answer: Item(Type.Array(Follow)),
  }),
  orderFollows: endpoint({
    id: 'orderFollows',
    method: 'PUT',
    path: '/api/v1/acompanhamentos',
    access: 'user',
    scope: 'follows:manage',
    tag,
    summary: 'Pôr na minha ordem o que acompanho',
    description:
      'A ordem em que o painel, `/jogos` e a lista mostram. O que não estiver em `order` fica depois, na ordem em que já estava; o que não é acompanhado é ignorado.',
    body: Exactly({
      order: Type.Array(Exactly({ kind: FollowKindName, id: Id }), { maxItems: MOST_FOLLOWED }),
    }),
    status: 204,
  }),
  getFollow: endpoint({
    id: 'getFollow',
    method: 'GET',
    path: '/api/v1/acompanhamentos/{tipo}/{id}',
    access: 'user',
    scope: 'follows:read',
    tag,
    summary: 'Um registro que acompanho',
    description: 'Um registro que foi unido a outro é lido pelo id de qualquer um dos dois.',
    params: record,
    query: Exactly(readQuery),
    answer: Item(Follow),
  }),
  followRecord: endpoint({
    id: 'followRecord',
    method: 'PUT',
    path: '/api/v1/acompanhamentos/{tipo}/{id}',
    access: 'user',
    scope: 'follows:manage',
    tag,
    summary: 'Acompanhar um time, um jogador, um campeonato ou um jogo',
    description: `De um time e de um campeonato vêm todos os jogos; de um jogador ou técnico, as notificações do que ele faz em campo e, no painel, em \`/jogos\` e no calendário, os jogos do time em que está. Entra no fim da lista. Até ${MOST_FOLLOWED} por conta; os jogos que já acabaram há um mês saem sozinhos.`,
    params: record,
    status: 204,
  }),
  unfollowRecord: endpoint({
    id: 'unfollowRecord',
    method: 'DELETE',
    path: '/api/v1/acompanhamentos/{tipo}/{id}',
    access: 'user',
    scope: 'follows:manage',
    tag,
    summary: 'Deixar de acompanhar',
    params: record,
    status: 204,
  }),
  listFollowedMatches: endpoint({
    id: 'listFollowedMatches',
    method: 'GET',
    path: '/api/v1/acompanhados',
    access: 'user',
    scope: 'follows:read',
    tag,
    summary: 'Os jogos que acompanho um a um, do último escolhido ao primeiro',
    query: Exactly({ ...listQuery, jogo: Type.Optional(Id) }),
    answer: Page(FollowedMatch),
  }),
  followMatch: endpoint({
    id: 'followMatch',
    method: 'PUT',
    path: '/api/v1/acompanhados/{idjogo}',
    access: 'user',
    scope: 'follows:manage',
    tag,
    summary: 'Acompanhar um jogo',
    description: 'O mesmo que `PUT /acompanhamentos/jogos/{id}`.',
    params: Exactly({ idjogo: Id }),
    status: 204,
  }),
  unfollowMatch: endpoint({
    id: 'unfollowMatch',
    method: 'DELETE',
    path: '/api/v1/acompanhados/{idjogo}',
    access: 'user',
    scope: 'follows:manage',
    tag,
    summary: 'Deixar de acompanhar um jogo',
    description: 'O mesmo que `DELETE /acompanhamentos/jogos/{id}`.',
    params: Exactly({ idjogo: Id }),
    status: 204,
  }),
}
