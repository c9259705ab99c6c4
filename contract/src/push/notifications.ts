import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Word } from '../football/reading.ts'
import { TeamRef } from '../football/refs.ts'
import {
  type DigestChoice,
  digestChoices,
  MOST_BROWSERS,
  notificationTypes,
  type NotificationType,
} from '../rules/notifications.ts'
import { Exactly, Item, Nullable, readQuery, Timestamp } from '../shapes/shapes.ts'

const TypeName = Type.Unsafe<NotificationType>(Type.String({ enum: Object.keys(notificationTypes) }))
const TimeOfDay = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: 'Hora do relógio: `22:30`.' })

export const NotificationPreferences = Type.Object({
  favourites: Type.Boolean({ description: 'Notificar dos jogos do time do coração, além dos que acompanho.' }),
  types: Type.Array(TypeName, { uniqueItems: true, maxItems: Object.keys(notificationTypes).length }),
  quiet: Nullable(
    Type.Object(
      { from: TimeOfDay, to: TimeOfDay },
      { description: 'Sem notificações entre as duas horas; o que acontece nesse meio não chega depois.' },
    ),
  ),
  timeZone: Type.String({ maxLength: 60, description: 'O fuso das horas de silêncio: `America/Sao_Paulo`.' }),
  digest: Type.Unsafe<DigestChoice>({
    ...Word(...(Object.keys(digestChoices) as DigestChoice[])),
    description:
      'O resumo por e-mail do que acompanho: `none` nenhum, `daily` toda manhã, `weekly` na manhã de segunda-feira, no horário de Brasília. Sem nada a contar, não é enviado.',
  }),
})
export type NotificationPreferences = Static<typeof NotificationPreferences>

/** A browser that is notified. */
export const NotifiedBrowser = Type.Object({
  id: Type.String(),
  name: Type.String({ description: 'Navegador e sistema, como se apresentaram.' }),
  endpoint: Type.String({ description: 'O endereço que o serviço de notificações do navegador deu.' }),
  createdAt: Timestamp,
  lastSentAt: Nullable(Timestamp),
})
export type NotifiedBrowser = Static<typeof NotifiedBrowser>

const tag = 'Notificações'
const browser = Exactly({ id: Type.String({ maxLength: 64 }) })
const Base64Url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3)
  return Type.String({ pattern: `^[A-Za-z0-9_-]{${length}}={0,2}$` })
}

export const notificationEndpoints = {
  getNotifications: endpoint({
    id: 'getNotifications',
    method: 'GET',
    path: '/api/v1/notificacoes',
    access: 'user',
    tag,
    summary: 'O que notificar, quando e em quais navegadores',
    query: Exactly(readQuery),
    answer: Item(
      Type.Object({
        publicKey: Type.String({ description: 'A chave VAPID do serviço, para `PushManager.subscribe`.' }),
        preferences: NotificationPreferences,
        team: Nullable(TeamRef),
        browsers: Type.Array(NotifiedBrowser),
      }),
    ),
  }),
  updateNotifications: endpoint({
    id: 'updateNotifications',
    method: 'PATCH',
    path: '/api/v1/notificacoes',
    access: 'user',
    tag,
    summary: 'Escolher o que notificar e quando',
    description: 'Para receber o resumo por e-mail (`digest`), o e-mail da conta precisa estar confirmado.',
    body: Exactly({
      favourites: Type.Optional(NotificationPreferences.properties.favourites),
      types: Type.Optional(NotificationPreferences.properties.types),
      quiet: Type.Optional(Nullable(Exactly({ from: TimeOfDay, to: TimeOfDay }))),
      timeZone: Type.Optional(NotificationPreferences.properties.timeZone),
      digest: Type.Optional(NotificationPreferences.properties.digest),
    }),
    answer: Item(NotificationPreferences),
  }),
  addBrowser: endpoint({
    id: 'addBrowser',
    method: 'POST',
    path: '/api/v1/notificacoes/navegadores',
    access: 'user',
    secret: true,
    tag,
    summary: 'Notificar neste navegador',
    description: `O corpo é o que \`PushManager.subscribe\` dá. O mesmo navegador, mandado de novo, não vira dois. Até ${MOST_BROWSERS} por conta.`,
    body: Exactly({
      endpoint: Type.String({ minLength: 10, maxLength: 1000 }),
      keys: Exactly({ p256dh: Base64Url(65), auth: Base64Url(16) }),
    }),
    status: 201,
    answer: Item(NotifiedBrowser),
  }),
  removeBrowser: endpoint({
    id: 'removeBrowser',
    method: 'DELETE',
    path: '/api/v1/notificacoes/navegadores/{id}',
    access: 'user',
    tag,
    summary: 'Não notificar mais neste navegador',
    params: browser,
    status: 204,
  }),
  testBrowser: endpoint({
    id: 'testBrowser',
    method: 'POST',
    path: '/api/v1/notificacoes/navegadores/{id}/teste',
    access: 'user',
    tag,
    summary: 'Enviar uma notificação de teste a este navegador',
    description: 'Vai na hora, também nas horas de silêncio, e a resposta diz se o serviço do navegador a aceitou.',
    params: browser,
    answer: Item(Type.Object({ delivered: Type.Boolean(), message: Type.String() })),
  }),
}
