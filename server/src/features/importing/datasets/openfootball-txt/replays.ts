import type { MatchRow } from '../openfootball/match-row.ts'
import { readStatus } from '../words/status-word.ts'
import type { Remark } from './reading.ts'

/**
 * In a double round-robin every pair meets once at either ground. Where a file has such a match twice, it is one of:
 * - a match that was interrupted and played to its end later: the later one is the match;
 * - in one round, on two days: the earlier one was annulled and played again (eleven matches of 2005, after a referee
 *   had sold them);
 * - in two rounds: in one of them the clubs stand the wrong way round, if the other ground's match is missing. Which
 *   one cannot be known from the file; another source's day decides it.
 */
export function settleRepeated(rows: readonly MatchRow[]): {
  readonly rows: readonly MatchRow[]
  readonly remarks: readonly Remark[]
} {
  const remarks: Remark[] = []
  const changed = new Map<MatchRow, MatchRow | null>()
  const fixtures = Map.groupBy(rows, ({ home, away }) => fixtureOf(home, away))
  for (const played of fixtures.values()) {
    const [first, second, ...more] = inOrder(played)
    if (!first || !second || more.length > 0) continue
    const { line, home, away } = first
    if (first.status !== null && readStatus(first.status) === 'suspended') {
      changed.set(first, null)
      remarks.push({ line, reason: `${home} x ${away}: o jogo foi interrompido e terminado em outro dia.` })
    } else if (first.round === second.round && first.day !== second.day && first.score && second.score) {
      changed.set(first, { ...first, annulled: true })
      remarks.push({ line, reason: `${home} x ${away}: o jogo foi anulado e disputado de novo.` })
    } else if (first.round !== second.round && !fixtures.has(fixtureOf(away, home))) {
      const where = `está em duas rodadas com o mesmo mandante, e ${away} x ${home} em nenhuma`
      remarks.push({ line, reason: `${home} x ${away} ${where}: um dos dois tem o mando trocado.` })
    }
  }
  const kept = rows.flatMap((row) => {
    const change = changed.get(row)
    return change === undefined ? [row] : change === null ? [] : [change]
  })
  return { rows: kept, remarks }
}

function inOrder(played: readonly MatchRow[]): readonly MatchRow[] {
  const dated = played.filter(({ day }) => day !== null)
  return dated.length === played.length ? played.toSorted((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1)) : played
}

function fixtureOf(home: string, away: string): string {
  return JSON.stringify([home, away])
}
