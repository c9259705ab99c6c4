import { isPlaceholder } from '../names/placeholder.ts'
import { isBeingPlayed, readStatus } from '../words/status-word.ts'
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
  const once = withTeams.filter((row) => !again.has(row))
  const postponed = postponedOf(once)
  if (postponed[0]) {
    const { line, home, away } = postponed[0]
    const reason = `jogos adiados que o arquivo traz também na nova data, lidos uma vez: ${postponed.length} (${home} x ${away}).`
    remarks.push({ line, reason })
  }
  const moved = new Set(postponed)
  return { rows: once.filter((row) => !moved.has(row)), remarks }
}

/** The old dates of matches that the same round has again: a postponed match is one match. */
function postponedOf(rows: readonly MatchRow[]): readonly MatchRow[] {
  const isPostponed = ({ status, score }: MatchRow) =>
    score === null && status !== null && readStatus(status) === 'postponed'
  const meetingOf = ({ stage, round, group, leg, home, away }: MatchRow) =>
    JSON.stringify([stage, round, group, leg, home, away])
  const played = new Set(rows.filter((row) => row.round !== null && !isPostponed(row)).map(meetingOf))
  return rows.filter((row) => isPostponed(row) && played.has(meetingOf(row)))
}

/** One remark for all matches that were left without a day. */
export function undatedRemarks(undated: readonly MatchRow[]): readonly RowRemark[] {
  const [first] = undated
  if (!first) return []
  const reason = `o dia escrito faria clubes jogarem duas vezes no mesmo dia e não cabe na ordem das rodadas. Jogos que ficaram sem dia: ${undated.length}.`
  return [{ line: first.line, reason }]
}
