import type { OneTeamNumbers, TeamRun } from '@meio-campo/contract'
import { numberFormat } from '@meio-campo/contract/rules'
import type { SideBySideRow } from '../../../../components/chart/side-by-side.tsx'
import { count } from '../../../../components/list/pages-words.ts'
import { pointsShare, signed } from '../../pieces/teams/team-words.ts'

const names: Readonly<Record<string, string>> = {
  winning: 'Vitórias seguidas',
  unbeaten: 'Sem perder',
  winless: 'Sem vencer',
  losing: 'Derrotas seguidas',
  scoring: 'Marcando gol',
  cleanSheets: 'Sem sofrer gol',
}

/** "Vitórias seguidas". */
export const runName = ({ kind }: Pick<TeamRun, 'kind'>): string => names[kind] ?? kind

/** Whether the longest series continues, and otherwise how long the present one is. */
export function runNowWords({ length, now }: Pick<TeamRun, 'length' | 'now'>): string | null {
  if (now === 0) return null
  const matches = count(now, { one: 'jogo', many: 'jogos' })
  return now === length ? 'Ainda em curso' : `A atual: ${matches}`
}

const perMatch = (value: number, played: number) => (played === 0 ? null : value / played)
const twoPlaces = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const perMatchWords = (value: number) => twoPlaces.format(value)
const percent = (value: number) => `${value}%`

/** Number by number, for one team beside another. */
export function comparedRows(sides: readonly OneTeamNumbers[]): readonly SideBySideRow[] {
  const row = (
    id: string,
    label: string,
    value: (side: OneTeamNumbers) => number | null,
    more: Pick<SideBySideRow, 'better' | 'words'> = {},
  ): SideBySideRow => ({ id, label, values: sides.map(value), ...more })
  const longest = (kind: string) => (side: OneTeamNumbers) => side.runs.find((run) => run.kind === kind)?.length ?? 0
  return [
    row('played', 'Jogos', ({ total }) => total.played),
    row('won', 'Vitórias', ({ total }) => total.won, { better: 'more' }),
    row('drawn', 'Empates', ({ total }) => total.drawn),
    row('lost', 'Derrotas', ({ total }) => total.lost),
    row('share', 'Aproveitamento', ({ total }) => pointsShare(total), { better: 'more', words: percent }),
    row('home', 'Aproveitamento em casa', ({ home }) => pointsShare(home), { better: 'more', words: percent }),
    row('away', 'Aproveitamento fora', ({ away }) => pointsShare(away), { better: 'more', words: percent }),
    row('scored', 'Gols marcados por jogo', ({ total }) => perMatch(total.goalsFor, total.played), {
      better: 'more',
      words: perMatchWords,
    }),
    row('conceded', 'Gols sofridos por jogo', ({ total }) => perMatch(total.goalsAgainst, total.played), {
      better: 'less',
      words: perMatchWords,
    }),
    row('difference', 'Saldo de gols', ({ total }) => total.goalDifference, { better: 'more', words: signed }),
    row('cleanSheets', 'Jogos sem sofrer gol', ({ cleanSheets }) => cleanSheets, { better: 'more' }),
    row('scoreless', 'Jogos sem marcar gol', ({ scoreless }) => scoreless),
    row('winning', 'Maior série de vitórias', longest('winning'), { better: 'more' }),
    row('unbeaten', 'Maior série sem perder', longest('unbeaten'), { better: 'more' }),
  ]
}
