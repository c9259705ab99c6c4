import { Type, type Static } from 'typebox'
import { Id, Season, Word } from '../football/reading.ts'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, readQuery } from '../shapes/shapes.ts'

export const SharingSettings = Type.Object({
  allowed: Type.Boolean({ description: 'Se os cartões públicos estão liberados nesta instalação.' }),
  shared: Type.Integer({ description: 'Quantos cartões já foram feitos.' }),
})
export type SharingSettings = Static<typeof SharingSettings>

/** A public card: a page and a picture that open without an account. */
export const Share = Type.Object({
  id: Type.String(),
  url: Type.String({ description: 'O endereço público do cartão, que abre sem conta.' }),
  picture: Type.String({ description: 'O endereço da imagem do cartão: PNG de 1200×630.' }),
  title: Type.String({ description: 'O título do cartão, como `Santos 2 × 1 Grêmio`.' }),
  text: Type.String({ description: 'O que o cartão conta, em uma linha.' }),
})
export type Share = Static<typeof Share>

export const ShareKind = Word('match', 'table', 'player')
export type ShareKind = Static<typeof ShareKind>

const tag = 'Site'

export const shareEndpoints = {
  shareRecord: endpoint({
    id: 'shareRecord',
    method: 'POST',
    path: '/api/v1/compartilhamentos',
    access: 'user',
    tag,
    summary: 'Fazer o cartão público de um jogo, de uma tabela ou de um jogador',
    description:
      'O mesmo registro tem sempre o mesmo cartão, que acompanha o que muda. Ele não diz quem o fez e não tem dados de conta nenhuma. O que uma fonte não deixa passar adiante fica de fora. Recusado enquanto a administração não libera os cartões.',
    body: Exactly({
      kind: Type.Unsafe<ShareKind>({ ...ShareKind, description: 'Um jogo, a tabela de um campeonato ou um jogador.' }),
      id: Id,
      temporada: Type.Optional(Season),
    }),
    answer: Item(Share),
  }),
  getSharing: endpoint({
    id: 'getSharing',
    method: 'GET',
    path: '/api/v1/compartilhamentos/liberacao',
    access: 'user',
    tag,
    summary: 'Se os cartões públicos estão liberados',
    query: Exactly(readQuery),
    answer: Item(SharingSettings),
  }),
  updateSharing: endpoint({
    id: 'updateSharing',
    method: 'PATCH',
    path: '/api/v1/compartilhamentos/liberacao',
    access: 'admin',
    tag,
    summary: 'Liberar os cartões públicos, ou deixar de liberar',
    description:
      'Sem a liberação nenhum cartão abre, também os que já foram feitos; com ela, voltam a abrir. A mudança fica no histórico dos dados do site (`/api/v1/historico?registro=website:true`), de onde pode voltar.',
    body: Exactly({ allowed: Type.Boolean() }),
    answer: Item(SharingSettings),
  }),
}
