interface Disputed {
  readonly season: string
  readonly home: string
  readonly away: string
  readonly score: readonly [number, number]
  /** When one source says that it was; the other says the day after. */
  readonly days: readonly [string, string]
}

/** One match of a season in two sources: one states day and hour, the other the day after. */
export function disputedDay({ season, home, away, score, days }: Disputed): { byHour: string; byDay: string } {
  const told = {
    round: 'Matchday 1',
    date: days[0],
    time: '16:00 UTC-3',
    team1: home,
    team2: away,
    score: { ft: score },
  }
  return {
    byHour: JSON.stringify({ name: `Brasileirão Série A ${season}`, matches: [told] }),
    byDay: [
      'id_match,season,date,home,score,away',
      `${season.slice(1)}001,${season},${days[1]},${home},${score.join('x')},${away}`,
    ].join('\n'),
  }
}
