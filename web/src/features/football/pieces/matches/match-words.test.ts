import type { Match, MatchEvent, MatchOfficial } from '@meio-campo/contract'
import { describe, expect, test } from 'vitest'
import { goalsOf } from './event-words.ts'
import { longDay, shortDay } from './match-day.ts'
import { byCompetition, byDay } from './match-groups-view.tsx'
import { loserOf, shownScore } from './match-stage.ts'
import {
  airingWords,
  differInRound,
  matchSentence,
  matchTab,
  minuteWords,
  officialRole,
  roundWords,
  scoreWords,
  statusWords,
  whenWords,
} from './match-words.ts'
import { aMatch } from './testing/a-match.ts'

const today = '2026-11-18'
const next = { status: 'scheduled', score: null, winner: null } as const

describe('the first column of a row', () => {
  test('a match to come: the clock in São Paulo, or the day with it', () => {
    expect(whenWords(aMatch(next), today, false)).toEqual({ head: '19:30', detail: null })
    expect(whenWords(aMatch(next), '2026-11-17', true)).toEqual({ head: 'Amanhã', detail: '19:30' })
  })
  test('without a confirmed hour nothing is promised', () => {
    expect(whenWords(aMatch({ ...next, timeConfirmed: false }), today, false).head).toBe('A definir')
    expect(whenWords(aMatch({ ...next, kickoff: null }), today, true)).toEqual({ head: 'Hoje', detail: 'A definir' })
    expect(whenWords(aMatch({ ...next, kickoff: null, day: null }), today, true).head).toBe('A definir')
    const past = aMatch({ ...next, kickoff: null, day: '2020-05-12' })
    expect(whenWords(past, today, true)).toEqual({ head: 'Sem placar', detail: '12/05/2020' })
    expect(whenWords(past, today, false)).toEqual({ head: 'Sem placar', detail: null })
  })
  test('a live match: the minute, or the interval', () => {
    const live = aMatch({ status: 'secondHalf', minute: 67 })
    expect(whenWords(live, today, false)).toEqual({ head: "67'", detail: '2º tempo' })
    expect(whenWords(aMatch({ status: 'halfTime', minute: 45, added: 2 }), today, false).head).toBe('Intervalo')
    expect(whenWords(aMatch({ status: 'shootout', minute: 120 }), today, false).head).toBe('Pênaltis')
  })
  test('a match that is over, and one that was put off', () => {
    expect(whenWords(aMatch(), today, true)).toEqual({ head: 'Fim', detail: 'Hoje' })
    const off = aMatch({ ...next, status: 'postponed', statusReason: 'chuva' })
    expect(whenWords(off, today, false)).toEqual({ head: 'Adiado', detail: 'chuva' })
  })
})

test('the status in whole words', () => {
  expect(statusWords(aMatch())).toBe('Encerrado')
  expect(statusWords(aMatch({ status: 'secondHalf', minute: 67 }))).toBe("Ao vivo, 67'")
  expect(statusWords(aMatch({ status: 'shootout', penalties: { home: 4, away: 3 } }))).toBe('Pênaltis (4 × 3)')
  expect(statusWords(aMatch({ status: 'postponed', statusReason: 'chuva' }))).toBe('Adiado: chuva')
  expect(statusWords(aMatch({ ...next, timeConfirmed: false }))).toBe('Horário a definir')
  expect(statusWords(aMatch({ annulled: true }))).toBe('Anulado')
})

test('the score counts extra time and tells the shoot-out', () => {
  expect(scoreWords(aMatch())).toBe('2 × 1')
  expect(scoreWords(aMatch(next))).toBe('×')
  const final = aMatch({
    score: { home: 1, away: 1 },
    extraTime: { home: 3, away: 3 },
    penalties: { home: 4, away: 2 },
  })
  expect(scoreWords(final)).toBe('3 × 3 (4 × 2 nos pênaltis)')
  expect(shownScore(final)).toEqual({ home: 3, away: 3 })
})

test('only a match that is over has a loser', () => {
  expect(loserOf(aMatch())).toBe('away')
  expect(loserOf(aMatch({ winner: null }))).toBeNull()
  expect(loserOf(aMatch({ status: 'secondHalf' }))).toBeNull()
})

test('minute, round and broadcasters as people say them', () => {
  expect(minuteWords(45, 2)).toBe("45+2'")
  expect(roundWords(aMatch())).toBe('34ª rodada')
  expect(roundWords(aMatch({ group: 'B', round: { number: 2, name: '2ª rodada' } }))).toBe('Grupo B, 2ª rodada')
  expect(roundWords(aMatch({ round: null, phase: 'Semifinal', leg: 2 }))).toBe('Semifinal, volta')
  // No source has rounds of friendlies.
  expect(roundWords(aMatch({ round: null, phase: 'Jogos', leg: null }))).toBe('')
  const airing = (name: string, statesIncluded: string[] = []) => ({
    streaming: { id: name, name },
    url: null,
    statesIncluded,
    statesExcluded: [],
  })
  expect(airingWords([airing('Premiere'), airing('Globo', ['BA'])])).toBe('Premiere, Globo (BA)')
  expect(airingWords([])).toBeNull()
})

test('days near today have names; others a date, with the year when it is another', () => {
  expect(shortDay('2026-11-19', today)).toBe('Amanhã')
  expect(shortDay('2026-11-22', today)).toBe('dom., 22/11')
  expect(shortDay('2026-03-01', today)).toBe('01/03')
  expect(shortDay('2024-11-22', today)).toBe('22/11/2024')
  expect(longDay('2026-11-18', today)).toBe('Hoje, quarta-feira, 18 de novembro')
  expect(longDay('1950-07-16', today)).toBe('16 de julho de 1950')
})

test('the sentence for screen readers is complete', () => {
  expect(matchSentence(aMatch({ demo: true }), today, [])).toBe(
    'Bahia 2 × 1 Palmeiras. Encerrado. Hoje, quarta-feira, 18 de novembro às 19:30. ' +
      'Brasileirão Série A. 34ª rodada. Arena Fonte Nova, Salvador. jogo de demonstração',
  )
})

test('what is seen is not said twice', () => {
  expect(matchSentence(aMatch(), today, ['result', 'day', 'round', 'place'])).toBe('Encerrado. Brasileirão Série A')
  expect(matchSentence(aMatch(), today, ['result', 'status', 'day', 'competition', 'round', 'place'])).toBe('')
})

test('groups keep the order of the list', () => {
  const cup = { id: 'copa_do_brasil', name: 'Copa do Brasil' }
  const list = [
    aMatch({ id: 'a' }),
    aMatch({ id: 'b', competition: cup, day: null }),
    aMatch({ id: 'c', day: '2026-11-19' }),
  ]
  expect(byCompetition(list).map(({ competition, matches }) => [competition.id, matches.length])).toEqual([
    ['brasileirao_serie_a', 2],
    ['copa_do_brasil', 1],
  ])
  expect(byDay(list).map(({ day }) => day)).toEqual(['2026-11-18', null, '2026-11-19'])
})

const official = (role: MatchOfficial['role'], name: string): MatchOfficial => ({
  role,
  person: { id: null, name },
  country: 'BR',
})

test('two officials in the same role are numbered', () => {
  const crew = [official('referee', 'Marina'), official('assistant', 'Ivo'), official('assistant', 'Lia')]
  expect(crew.map((one) => officialRole(crew, one))).toEqual(['Árbitro', 'Assistente 1', 'Assistente 2'])
})

test('the tab of a match tells the score while it is live and after it', () => {
  const teams = { home: { name: 'Santos' }, away: { name: 'Grêmio' } }
  const at = (status: string, score: Match['score']) =>
    ({ ...aMatch(), ...teams, status, score, extraTime: null }) as Match
  expect(matchTab(at('secondHalf', { home: 2, away: 1 }), 'Ao vivo')).toBe('● 2–1 Santos × Grêmio')
  expect(matchTab(at('finished', { home: 2, away: 1 }), undefined)).toBe(
    '2–1 Santos × Grêmio · Brasileirão Série A 2026',
  )
  expect(matchTab(at('finished', { home: 2, away: 1 }), 'Escalação')).toBe(
    'Escalação · 2–1 Santos × Grêmio · Brasileirão Série A 2026',
  )
  const shootout = { ...at('finishedOnPenalties', { home: 3, away: 3 }), penalties: { home: 4, away: 2 } }
  expect(matchTab(shootout, undefined)).toBe('3–3 (4–2) Santos × Grêmio · Brasileirão Série A 2026')
  expect(matchTab(at('scheduled', null), 'Árbitros')).toBe('Árbitros · Santos × Grêmio · Brasileirão Série A 2026')
})

test('scorers are told in the order of the minutes, whatever order the events came in', () => {
  const goal = (id: string, minute: number, added: number | null, more: Partial<MatchEvent> = {}) =>
    ({ id, type: 'goal', side: 'home', minute, added, retracted: false, ...more }) as MatchEvent
  const events = [goal('c', 80, null), goal('b', 45, 3), goal('x', 50, null, { retracted: true }), goal('a', 45, 1)]
  const own = goal('o', 10, null, { type: 'ownGoal', side: 'away' })
  expect(goalsOf([...events, own], 'home').map(({ id }) => id)).toEqual(['o', 'a', 'b', 'c'])
  expect(goalsOf(events, 'away')).toEqual([])
})

test('a round says the same of all its matches, unless they are of several groups or legs', () => {
  const round = { number: 17, name: 'Rodada 17' }
  expect(differInRound([aMatch({ round }), aMatch({ round })])).toBe(false)
  expect(differInRound([aMatch({ round, leg: 1 }), aMatch({ round, leg: 2 })])).toBe(true)
  expect(differInRound([aMatch({ round, group: 'A' }), aMatch({ round, group: 'B' })])).toBe(true)
})
