import type { PushEvent } from '@meio-campo/contract'
import { describe, expect, it } from 'vitest'
import { eventOf } from '../../../testing/push-event.ts'
import { isTimely } from './timely.ts'

describe('an event to notify', () => {
  const at = (time: string) => new Date(`2026-05-10T${time}Z`)

  it('was logged a moment ago', () => {
    expect(isTimely(eventOf('match.goal', {}), at('19:38:59'))).toBe(true)
    expect(isTimely(eventOf('match.goal', {}), at('19:39:01'))).toBe(false)
  })

  it('belongs to a match that is being played, not to an imported or corrected one', () => {
    const written = (event: PushEvent, time: string) => isTimely({ ...event, at: at(time).toISOString() }, at(time))
    expect(written(eventOf('match.goal', { minute: 10 }), '20:35:00')).toBe(true)
    expect(written(eventOf('match.goal', { minute: 10 }), '20:45:00')).toBe(false)
    expect(written(eventOf('match.finished', null, { status: 'finished' }), '21:10:00')).toBe(true)
    expect(written(eventOf('match.finished', null, { status: 'finished' }), '23:30:00')).toBe(false)
    expect(written(eventOf('match.started'), '17:00:00')).toBe(false)
  })

  it('may announce a change of an upcoming match', () => {
    const soon = { kickoff: '2026-06-01T19:00:00.000Z', status: 'scheduled' as const }
    expect(isTimely(eventOf('match.rescheduled', null, soon), at('19:35:00'))).toBe(true)
    expect(isTimely(eventOf('match.postponed', null, { kickoff: null }), at('19:35:00'))).toBe(true)
    expect(isTimely(eventOf('match.goal', {}, { kickoff: null }), at('19:35:00'))).toBe(false)
  })
})
