import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, Nullable, readQuery, Timestamp } from '../shapes/shapes.ts'
import { OwnerProof } from './factors.ts'

export const AccountArchive = Type.Object({
  id: Type.String(),
  status: Type.Union([Type.Literal('waiting'), Type.Literal('running'), Type.Literal('done'), Type.Literal('failed')], {
    description:
      '`waiting` e `running`: está sendo feito; `done`: pode ser baixado; `failed`: não deu certo, peça outro.',
  }),
  bytes: Nullable(Type.Integer({ description: 'O tamanho do arquivo, quando pronto.' })),
  createdAt: Timestamp,
  finishedAt: Nullable(Timestamp),
  expiresAt: Type.String({ format: 'date-time', description: 'Quando o arquivo é apagado.' }),
})
export type AccountArchive = Static<typeof AccountArchive>

export const Privacy = Type.Object({
  deletesAt: Nullable(
    Type.String({ format: 'date-time', description: 'Quando a conta será excluída; nulo: ninguém pediu.' }),
  ),
  lastAdmin: Type.Boolean({
    description: 'É a última conta de administração ativa, e por isso não pode ser excluída.',
  }),
  archive: Nullable(AccountArchive),
})
export type Privacy = Static<typeof Privacy>

const tag = 'Privacidade'
const params = Exactly({ id: Type.String({ maxLength: 64 }) })
const proofWords =
  'Pede a senha e, se a conta tem um segundo fator, também um código; ou, no lugar dos dois, uma chave de acesso.'

export const privacyEndpoints = {
  getPrivacy: endpoint({
    id: 'getPrivacy',
    method: 'GET',
    path: '/api/v1/conta/privacidade',
    access: 'user',
    tag,
    summary: 'O arquivo dos meus dados e a exclusão da minha conta',
    query: Exactly(readQuery),
    answer: Item(Privacy),
  }),
  requestArchive: endpoint({
    id: 'requestArchive',
    method: 'POST',
    path: '/api/v1/conta/arquivos',
    access: 'user',
    tag,
    summary: 'Pedir um arquivo com tudo o que guardamos da minha conta',
    description:
      'Um trabalho faz um ZIP com um JSON e um CSV por assunto e as imagens que você enviou, e avisa por e-mail. ' +
      'O arquivo anterior é apagado; até três por dia.',
    status: 202,
    answer: Item(AccountArchive),
  }),
  deleteArchive: endpoint({
    id: 'deleteArchive',
    method: 'DELETE',
    path: '/api/v1/conta/arquivos/{id}',
    access: 'user',
    tag,
    summary: 'Apagar o arquivo dos meus dados',
    params,
    status: 204,
  }),
  allowArchiveDownload: endpoint({
    id: 'allowArchiveDownload',
    method: 'POST',
    path: '/api/v1/conta/arquivos/{id}/baixar',
    access: 'user',
    secret: true,
    tag,
    summary: 'Pedir o endereço de onde baixar o arquivo dos meus dados',
    description: `O endereço vale por um minuto. ${proofWords}`,
    params,
    body: OwnerProof,
    answer: Item(
      Type.Object({
        address: Type.String({ description: 'Onde o arquivo está por um minuto.' }),
        expiresAt: Timestamp,
      }),
    ),
  }),
  downloadArchive: endpoint({
    id: 'downloadArchive',
    method: 'GET',
    path: '/api/v1/conta/arquivos/{id}/arquivo',
    access: 'open',
    tag,
    summary: 'Baixar o arquivo dos meus dados',
    description: 'Com o bilhete que `baixar` dá. A resposta é o próprio arquivo.',
    params,
    query: Exactly({ ...readQuery, bilhete: Type.String({ minLength: 1, maxLength: 1000 }) }),
    secret: true,
  }),
  requestDeletion: endpoint({
    id: 'requestDeletion',
    method: 'POST',
    path: '/api/v1/conta/exclusao',
    access: 'user',
    secret: true,
    tag,
    summary: 'Excluir a minha conta em sete dias',
    description: `Até lá tudo continua como está, e a conta pode ser mantida. A última conta de administração não pode ser excluída. ${proofWords}`,
    body: OwnerProof,
    answer: Item(Privacy),
  }),
  keepAccount: endpoint({
    id: 'keepAccount',
    method: 'DELETE',
    path: '/api/v1/conta/exclusao',
    access: 'user',
    tag,
    summary: 'Manter a minha conta: desistir de excluí-la',
    status: 204,
  }),
}
