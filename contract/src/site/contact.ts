import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { MESSAGE, NOT_BLANK, ONE_LINE, SUBJECT } from '../rules/fields.ts'
import { Email, Exactly, Item, listQuery, Nullable, Page, PersonName, Timestamp } from '../shapes/shapes.ts'

export const ContactMessage = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  subject: Type.String(),
  message: Type.String(),
  createdAt: Timestamp,
  answeredAt: Nullable(Timestamp),
})
export type ContactMessage = Static<typeof ContactMessage>

const tag = 'Contato'

export const contactEndpoints = {
  sendContactMessage: endpoint({
    id: 'sendContactMessage',
    method: 'POST',
    path: '/contact',
    access: 'open',
    tag,
    summary: 'Enviar uma mensagem à equipe',
    body: Exactly({
      name: PersonName,
      email: Email,
      subject: Type.String({ minLength: SUBJECT.min, maxLength: SUBJECT.max, pattern: ONE_LINE }),
      message: Type.String({ minLength: MESSAGE.min, maxLength: MESSAGE.max, pattern: NOT_BLANK }),
      website: Type.Optional(
        Type.String({ maxLength: 200, description: 'Deixe vazio: um robô preenche, uma pessoa não vê.' }),
      ),
    }),
    status: 202,
    answer: Type.Object({ message: Type.String() }),
  }),
  listContactMessages: endpoint({
    id: 'listContactMessages',
    method: 'GET',
    path: '/api/v1/mensagens',
    access: 'admin',
    tag,
    summary: 'Mensagens recebidas',
    query: Exactly({ ...listQuery, answered: Type.Optional(Type.Boolean()) }),
    answer: Page(ContactMessage),
  }),
  updateContactMessage: endpoint({
    id: 'updateContactMessage',
    method: 'PATCH',
    path: '/api/v1/mensagens/{id}',
    access: 'admin',
    tag,
    summary: 'Marcar uma mensagem como respondida',
    params: Exactly({ id: Type.String({ maxLength: 64 }) }),
    body: Exactly({ answered: Type.Boolean() }),
    answer: Item(ContactMessage),
  }),
}
