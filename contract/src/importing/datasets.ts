import { Type, type Static } from 'typebox'
import { ONE_LINE } from '../rules/fields.ts'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, Nullable, readQuery, Timestamp } from '../shapes/shapes.ts'
import { DatasetId, FieldName, tag } from './shapes.ts'

const about = {
  id: Type.String(),
  title: Type.String(),
  licence: Nullable(Type.String()),
  attribution: Nullable(Type.String({ description: 'A mostrar onde os dados aparecem.' })),
  shareAlike: Type.Boolean(),
  redistribution: Type.Boolean({ description: 'Se os termos deixam passar os dados adiante.' }),
}

export const Dataset = Type.Object({
  ...about,
  trust: Type.Integer({ description: 'De quem vale a palavra onde dois divergem: o menor número.' }),
  rightStatedAt: Nullable(Timestamp),
  rightStatedBy: Nullable(
    Type.String({ description: 'Quem declarou ter o direito de passar adiante o que os termos gerais não deixam.' }),
  ),
  fieldTrust: Type.Record(Type.String(), Type.Integer(), {
    description: 'O mesmo para campos em que a fonte é melhor ou pior que de costume.',
  }),
})
export type Dataset = Static<typeof Dataset>

/** A dataset that this platform can read, imported already or not. */
export const Importable = Type.Object(about)
export type Importable = Static<typeof Importable>

const TrustNumber = Type.Integer({ minimum: 1, maximum: 10_000 })

export const datasetEndpoints = {
  listDatasets: endpoint({
    id: 'listDatasets',
    method: 'GET',
    path: '/api/v1/fontes',
    access: 'user',
    scope: 'imports:read',
    tag,
    summary: 'De onde vêm os dados, com licença e crédito',
    query: Exactly(readQuery),
    answer: Type.Object({ data: Type.Array(Dataset) }),
  }),
  updateDataset: endpoint({
    id: 'updateDataset',
    method: 'PATCH',
    path: '/api/v1/fontes/{id}',
    access: 'admin',
    scope: 'imports:manage',
    tag,
    summary: 'Mudar o quanto uma fonte vale',
    description:
      'Muda na hora o que está à mostra onde as fontes divergem, e vale nas próximas importações; o que foi posto à mão fica. Lances, escalações e arbitragem trocam de fonte na próxima importação dela. `fieldTrust` troca a lista inteira.',
    params: Exactly({ id: DatasetId }),
    body: Exactly({
      trust: Type.Optional(TrustNumber),
      fieldTrust: Type.Optional(Type.Record(FieldName, TrustNumber, { maxProperties: 60 })),
    }),
    answer: Item(Dataset),
  }),
  stateRight: endpoint({
    id: 'stateRight',
    method: 'PUT',
    path: '/api/v1/fontes/{id}/direito',
    access: 'admin',
    tag,
    summary: 'Declarar o direito de passar adiante os dados de uma fonte',
    description:
      'Uma fonte cujos termos proíbem passar os dados adiante fica fora das exportações. Quem tem um contrato que o permite declara isso com o nome; fica na auditoria. `statedBy: null` retira a declaração.',
    params: Exactly({ id: DatasetId }),
    body: Exactly({ statedBy: Nullable(Type.String({ minLength: 3, maxLength: 120, pattern: ONE_LINE })) }),
    answer: Item(Dataset),
  }),
  listImportables: endpoint({
    id: 'listImportables',
    method: 'GET',
    path: '/api/v1/importacoes/conjuntos',
    access: 'admin',
    scope: 'imports:read',
    tag,
    summary: 'Os conjuntos de dados que dá para importar',
    query: Exactly(readQuery),
    answer: Type.Object({ data: Type.Array(Importable) }),
  }),
}
