import type { Simulation } from '@meio-campo/contract'

/** What a match takes, with its interval and the time that is added. */
const MATCH_MIN = 110

/** "cerca de 2 min", "cerca de 1 h 50 min": how long a match lasts at that speed. */
export function lastsInWords(speed: number): string {
  const minutes = Math.max(1, Math.round(MATCH_MIN / speed))
  if (minutes < 60) return `cerca de ${minutes} min`
  const rest = minutes % 60
  return `cerca de ${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`
}

export const simulationStatusWords: Readonly<Record<Simulation['status'], string>> = {
  running: 'Em andamento',
  finished: 'Até o fim',
  stopped: 'Parada',
}

/** "Bahia 2 × 1 Santos". */
export function simulatedMatchWords({ home, away, score }: Simulation['match']): string {
  return `${home.name} ${score ? `${score.home} × ${score.away}` : '×'} ${away.name}`
}

/** How far it has come, as a whole number of a hundred. */
export function percentSent({ told, events }: Pick<Simulation, 'told' | 'events'>): number {
  return events === 0 ? 100 : Math.min(100, Math.round((told / events) * 100))
}
