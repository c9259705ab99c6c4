import type { Match, TeamRef } from '@meio-campo/contract'

export const aTeam = (id: string, name: string, colours: readonly string[] = []): TeamRef => ({
  id,
  name,
  acronym: null,
  crest: null,
  colours: [...colours],
})

/** A finished league match; a test overrides only the fields it checks. */
export function aMatch(change: Partial<Match> = {}): Match {
  return {
    id: '2026_r34_bahia_palmeiras',
    competition: { id: 'brasileirao_serie_a', name: 'Brasileirão Série A' },
    edition: '2026',
    phase: 'Pontos corridos',
    group: null,
    round: { number: 34, name: '34ª rodada' },
    leg: null,
    kickoff: '2026-11-18T22:30:00.000Z',
    day: '2026-11-18',
    timeConfirmed: true,
    rescheduledFrom: null,
    status: 'finished',
    statusReason: null,
    minute: null,
    added: null,
    home: aTeam('bahia', 'Bahia', ['#0b4ea2', '#d3222b', '#ffffff']),
    away: aTeam('palmeiras', 'Palmeiras', ['#0a6b3c', '#ffffff']),
    score: { home: 2, away: 1 },
    halfTime: null,
    extraTime: null,
    penalties: null,
    winner: 'home',
    annulled: false,
    neutral: false,
    stadium: { id: 'arena_fonte_nova', name: 'Arena Fonte Nova', city: 'Salvador' },
    city: 'Salvador',
    attendance: null,
    income: null,
    airings: [],
    coverage: { events: true, lineups: true, statistics: true },
    demo: false,
    version: 1,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    sources: [],
    ...change,
  }
}
