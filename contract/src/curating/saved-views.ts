import { Type, type Static } from 'typebox'
import { Word } from '../football/reading.ts'
import { ONE_LINE } from '../rules/fields.ts'
import {
  FILTERED_LISTS,
  MOST_SAVED_VIEWS,
  MOST_SHARED_VIEWS,
  SAVED_VIEW_NAME,
  SAVED_VIEW_QUERY,
  type FilteredList,
} from '../rules/saved-views.ts'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, readQuery, Timestamp } from '../shapes/shapes.ts'

const List = Type.Unsafe<FilteredList>({
  ...Word(...FILTERED_LISTS),
  description:
    'A lista, pelo endereço que ela tem no console, sem ids: a visão de `times/jogos` vale para os jogos de qualquer time.',
})

/** The filters and the order of a list, under a name. */
export const SavedView = Type.Object({
  id: Type.String(),
  list: List,
  name: Type.String(),
  query: Type.String({
    description: 'Os filtros e a ordem, como no endereço da lista: `posicao=meia&sort=name`. Vazio: a lista inteira.',
  }),
  shared: Type.Boolean({ description: 'Todos os que veem a lista veem esta visão.' }),
  own: Type.Boolean({ description: 'É de quem chama.' }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type SavedView = Static<typeof SavedView>

const name = Type.String({ minLength: 1, maxLength: SAVED_VIEW_NAME.max, pattern: ONE_LINE })
const query = Type.String({
  maxLength: SAVED_VIEW_QUERY.max,
  description: 'Como no endereço: `posicao=meia&sort=name`.',
})
const shared = Type.Boolean({ description: 'Mostrar a todos. Só a administração compartilha.' })
const params = Exactly({ id: Type.String({ maxLength: 64 }) })
const tag = 'Visões salvas'

export const savedViewEndpoints = {
  listSavedViews: endpoint({
    id: 'listSavedViews',
    method: 'GET',
    path: '/api/v1/visoes',
    access: 'user',
    tag,
    summary: 'As visões salvas de uma lista: as minhas e as compartilhadas, pelo nome',
    description: `São até ${MOST_SAVED_VIEWS} minhas e ${MOST_SHARED_VIEWS} compartilhadas, e por isso sem páginas.`,
    query: Exactly({ ...readQuery, lista: List }),
    answer: Item(Type.Array(SavedView)),
  }),
  getSavedView: endpoint({
    id: 'getSavedView',
    method: 'GET',
    path: '/api/v1/visoes/{id}',
    access: 'user',
    tag,
    summary: 'Uma visão salva, minha ou compartilhada',
    params,
    query: Exactly(readQuery),
    answer: Item(SavedView),
  }),
  createSavedView: endpoint({
    id: 'createSavedView',
    method: 'POST',
    path: '/api/v1/visoes',
    access: 'user',
    tag,
    summary: 'Salvar os filtros de uma lista com um nome',
    description: `Até ${MOST_SAVED_VIEWS} por conta; um nome vale uma vez em cada lista.`,
    body: Exactly({ list: List, name, query, shared: Type.Optional(shared) }),
    status: 201,
    answer: Item(SavedView),
  }),
  updateSavedView: endpoint({
    id: 'updateSavedView',
    method: 'PATCH',
    path: '/api/v1/visoes/{id}',
    access: 'user',
    tag,
    summary: 'Mudar o nome ou os filtros de uma visão salva, ou compartilhá-la',
    description: 'Só quem a salvou; uma compartilhada, também a administração.',
    params,
    body: Exactly({
      name: Type.Optional(name),
      query: Type.Optional(query),
      shared: Type.Optional(shared),
    }),
    answer: Item(SavedView),
  }),
  deleteSavedView: endpoint({
    id: 'deleteSavedView',
    method: 'DELETE',
    path: '/api/v1/visoes/{id}',
    access: 'user',
    tag,
    summary: 'Excluir uma visão salva',
    description: 'Só quem a salvou; uma compartilhada, também a administração.',
    params,
    status: 204,
  }),
}
