import { pushEventTypes } from '@meio-campo/contract/rules'
import type { Document } from './document.ts'

const HEADERS = {
  'webhook-id': 'O mesmo em todas as tentativas: guarde-o para não tratar uma entrega duas vezes.',
  'webhook-timestamp':
    'Quando esta tentativa saiu, em segundos desde 1970. Recuse o que for de mais de cinco minutos atrás.',
  'webhook-signature':
    'Uma assinatura `v1,…` por segredo válido, com espaço entre elas: HMAC-SHA256 de id, instante e corpo, com pontos entre eles.',
}

const parameters = Object.entries(HEADERS).map(([name, description]) => ({
  in: 'header',
  name,
  required: true,
  description,
  schema: { type: 'string' },
}))

const responses = {
  '2XX': {
    description: 'Recebido. Qualquer outra resposta é uma falha, também um redirecionamento: tentamos de novo.',
  },
  410: { description: 'Não quer mais receber: o webhook é desativado.' },
}

/** The other direction: what webhooks receive, one entry for each type of event. */
export function withWebhooks(document: Document): Document {
  const webhooks = Object.entries(pushEventTypes).map(([type, summary]) => [type, { post: describe(type, summary) }])
  return { ...document, webhooks: Object.fromEntries(webhooks) }
}

const describe = (type: string, summary: string) => ({
  operationId: `on.${type}`,
  tags: ['Webhooks'],
  summary,
  description: `Chega aos webhooks que pedem \`${type}\`, assinado pelo padrão Standard Webhooks. O corpo está na versão 1 do formato.`,
  security: [],
  parameters,
  requestBody: { required: true, content: { 'application/json': { schema: schemaOf(type) } } },
  responses,
})

const schemaOf = (type: string) => ({
  allOf: [
    { $ref: '#/components/schemas/PushEvent' },
    { type: 'object', properties: { type: { const: type }, version: { const: 1 } } },
  ],
})
