import { isPlaceholder } from '../names/placeholder.ts'
import { isBeingPlayed } from '../words/status-word.ts'
import { NO_GOALS } from './match-row.ts'
import type { MatchRow } from './match-row.ts'

export interface RowRemark {
  readonly line: number | null
  readonly reason: string
}

const NO_RESULT = { halfTime: null, score: null, extraTime: null, penalties: null, goals: NO_GOALS } as const

const isOn = ({ status }: MatchRow) => status !== null && isBeingPlayed(status)

/**
 * The rows that are matches between two teams, each once. What is left out is one remark for all rows of a kind, not
 * one for each.
 */
export function usableRows(stated: readonly MatchRow[]): {
  readonly rows: readonly MatchRow[]
  readonly remarks: readonly RowRemark[]
} {
  const remarks: RowRemark[] = []
  const isOpen = ({ home, away }: MatchRow) => isPlaceholder(home) || isPlaceholder(away)
  const open = stated.filter(isOpen)
  const withTeams = stated.filter((row) => !isOpen(row)).map((row) => (isOn(row) ? { ...row, ...NO_RESULT } : row))
  if (open[0]) {
    const names = [...new Set(open.flatMap(({ home, away }) => [home, away]).filter((name) => isPlaceholder(name)))]
    const examples = names.slice(0, 3).map((name) => `“${name}”`)
    const reason = `jogos cujos times ainda não são conhecidos (${examples.join(', ')}), deixados de fora: ${open.length}.`
    remarks.push({ line: open[0].line, reason })
  }
  const on = withTeams.filter((row) => isOn(row))
  if (on[0]) {
    remarks.push({ line: on[0].line, reason: `jogos em andamento, lidos sem o placar do momento: ${on.length}.` })
  }
  const seen = new Map<string, MatchRow>()
  const repeated: MatchRow[] = []
  for (const row of withTeams) {
    const key = row.day === null ? null : JSON.stringify([row.day, row.home, row.away, row.score, row.extraTime])
    if (key !== null && seen.has(key)) repeated.push(row)
    else seen.set(key ?? JSON.stringify([row.line, seen.size]), row)
  }
  if (repeated[0]) {
    const { line, home, away } = repeated[0]
    remarks.push({
      line,
      reason: `jogos que o arquivo conta duas vezes, lidos uma vez: ${repeated.length} (${home} x ${away}).`,
    })
  }
  const again = new Set(repeated)
  return { rows: withTeams.filter((row) => !again.has(row)), remarks }
}

/** One remark for all matches that were left without a day. */
export function undatedRemarks(undated: readonly MatchRow[]): readonly RowRemark[] {
  const [first] = undated
  if (!first) return []
  const reason = `o dia escrito faria clubes jogarem duas vezes no mesmo dia e não cabe na ordem das rodadas. Jogos que ficaram sem dia: ${undated.length}.`
  return [{ line: first.line, reason }]
}
