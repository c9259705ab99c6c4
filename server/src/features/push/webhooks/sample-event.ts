import type { PushEvent } from '@meio-campo/contract'
import type { PushEventType } from '@meio-campo/contract/rules'
import { randomText } from '../../../platform/secrets.ts'

const team = (id: string, name: string, acronym: string) => ({ id, name, acronym, crest: null, colours: [] })

/** Invented, in the shape of the real thing: of a type that the webhook wants. */
export function sampleEvent(types: readonly string[], now: Date): PushEvent {
  const type = (types[0] ?? 'match.goal') as PushEventType
  const ofMatch = type.startsWith('match.') || type === 'table.changed'
  const [kind = ''] = type.split('.')
  return {
    id: `test-${randomText(12)}`,
    type,
    version: 1,
    at: now.toISOString(),
    test: true,
    match: ofMatch ? sampleMatch(type, now) : null,
    event: type === 'match.goal' ? sampleGoal : null,
    record: ofMatch ? null : { kind: kind === 'record' ? 'team' : kind, id: 'teste' },
  }
}

function sampleMatch(type: PushEventType, now: Date): NonNullable<PushEvent['match']> {
  const over = type === 'match.finished'
  return {
    id: 'teste',
    competition: { id: 'teste', name: 'Campeonato de teste' },
    edition: String(now.getUTCFullYear()),
    round: 'Rodada 1',
    kickoff: new Date(now.getTime() - 67 * 60_000).toISOString(),
    status: over ? 'finished' : 'secondHalf',
    statusReason: null,
    minute: over ? null : 52,
    home: team('teste_mandante', 'Mandante de teste', 'MAN'),
    away: team('teste_visitante', 'Visitante de teste', 'VIS'),
    score: { home: 1, away: 0 },
    penalties: null,
    demo: true,
  }
}

const sampleGoal: NonNullable<PushEvent['event']> = {
  id: 'teste',
  revision: 1,
  retracted: false,
  period: 'secondHalf',
  minute: 52,
  added: null,
  side: 'home',
  type: 'goal',
  detail: null,
  player: { id: null, name: 'Jogadora de teste' },
  related: null,
  scoreAfter: { home: 1, away: 0 },
}
