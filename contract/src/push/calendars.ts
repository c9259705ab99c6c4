import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Id, Word } from '../football/reading.ts'
import { MOST_CALENDARS } from '../rules/notifications.ts'
import { Exactly, Item, listQuery, Nullable, Page, readQuery, Timestamp } from '../shapes/shapes.ts'

export const CalendarKind = Type.Unsafe<'team' | 'competition' | 'streaming' | 'favourites'>({
  ...Word('team', 'competition', 'streaming', 'favourites'),
  description: '`favourites`: os jogos do time do coração e os de tudo o que acompanho.',
})

/** An address that a calendar application polls. */
export const CalendarSubscription = Type.Object({
  id: Type.String(),
  kind: CalendarKind,
  subject: Nullable(
    Type.Object(
      { id: Type.String(), name: Type.String() },
      { description: 'De quem são os jogos; nulo para os meus favoritos, ou quando o registro não existe mais.' },
    ),
  ),
  url: Type.String({
    description: 'O endereço `.ics`. Quem o tem lê os jogos sem entrar na conta: revogue-o se ele vazar.',
  }),
  createdAt: Timestamp,
  lastReadAt: Nullable(Timestamp),
})
export type CalendarSubscription = Static<typeof CalendarSubscription>

const tag = 'Calendários'
const params = Exactly({ id: Type.String({ maxLength: 64 }) })

export const calendarEndpoints = {
  listCalendars: endpoint({
    id: 'listCalendars',
    method: 'GET',
    path: '/api/v1/calendarios',
    access: 'user',
    scope: 'calendars:read',
    tag,
    summary: 'Os calendários que assino, do mais novo ao mais antigo',
    query: Exactly(listQuery),
    answer: Page(CalendarSubscription),
  }),
  subscribeCalendar: endpoint({
    id: 'subscribeCalendar',
    location: '/api/v1/calendarios/{id}',
    method: 'POST',
    path: '/api/v1/calendarios',
    access: 'user',
    scope: 'calendars:manage',
    secret: true,
    tag,
    summary: 'Assinar um calendário de jogos',
    description: `O endereço funciona em qualquer aplicativo de calendário e se atualiza sozinho: dos últimos 60 dias em diante. Quem já assina recebe o mesmo endereço. Até ${MOST_CALENDARS} por conta.`,
    body: Exactly({ kind: CalendarKind, id: Type.Optional(Id) }),
    answer: Item(CalendarSubscription),
  }),
  getCalendar: endpoint({
    id: 'getCalendar',
    method: 'GET',
    path: '/api/v1/calendarios/{id}',
    access: 'user',
    scope: 'calendars:read',
    tag,
    summary: 'Um dos calendários que assino',
    params,
    query: Exactly(readQuery),
    answer: Item(CalendarSubscription),
  }),
  revokeCalendar: endpoint({
    id: 'revokeCalendar',
    method: 'DELETE',
    path: '/api/v1/calendarios/{id}',
    access: 'user',
    scope: 'calendars:manage',
    tag,
    summary: 'Revogar um calendário',
    description: 'O endereço deixa de funcionar na hora. Assinar de novo dá outro.',
    params,
    status: 204,
  }),
}
