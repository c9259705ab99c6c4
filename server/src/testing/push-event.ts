import type { MatchEvent, PushEvent } from '@meio-campo/contract'
import type { NotificationType } from '@meio-campo/contract/rules'

const team = (id: string, name: string) => ({ id, name, acronym: null, crest: null, colours: [] })

/** An event of a match that Bahia leads in its 34th minute. */
export function eventOf(
  type: NotificationType,
  event: Partial<MatchEvent> | null = null,
  match: Partial<NonNullable<PushEvent['match']>> = {},
): PushEvent {
  return {
    id: '1',
    type,
    version: 1,
    at: '2026-05-10T19:34:00.000Z',
    test: false,
    record: null,
    match: {
      id: 'm',
      competition: { id: 'liga', name: 'Liga' },
      edition: '2026',
      round: 'Rodada 3',
      kickoff: '2026-05-10T19:00:00.000Z',
      status: 'firstHalf',
      statusReason: null,
      minute: 34,
      home: team('bahia', 'Bahia'),
      away: team('santos', 'Santos'),
      score: { home: 1, away: 0 },
      penalties: null,
      demo: false,
      ...match,
    },
    event: event && {
      id: 'e',
      revision: 1,
      retracted: false,
      period: 'firstHalf',
      minute: 34,
      added: null,
      side: 'home',
      type: 'goal',
      detail: null,
      player: { id: 'ana', name: 'Ana' },
      related: null,
      scoreAfter: null,
      ...event,
    },
  }
}
