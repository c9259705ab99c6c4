import type { MatchPage, SideFigures, StatisticsSheet } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '../../../api/api.ts'
import { Card } from '../../../components/card.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { matchQuery, type MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { statisticNames } from '../../football/pieces/matches/statistics-rows.ts'
import { MatchPartFrame } from './match-part-frame.tsx'
import styles from './match-part.module.css'
import { byPeriod } from './part-places.ts'
import { useMatchPart } from './use-match-part.ts'

type Period = StatisticsSheet['statistics'][number]['period']
type Figure = keyof SideFigures

const periods: readonly { readonly value: Period; readonly label: string }[] = [
  { value: 'match', label: 'Jogo' },
  { value: 'firstHalf', label: '1º tempo' },
  { value: 'secondHalf', label: '2º tempo' },
  { value: 'extraTimeFirstHalf', label: 'Prorr. 1' },
  { value: 'extraTimeSecondHalf', label: 'Prorr. 2' },
]
const figures = Object.keys(statisticNames) as Figure[]
const none = Object.fromEntries(figures.map((figure) => [figure, null])) as unknown as SideFigures

/** The numbers of the match, whole and by period. */
export function StatisticsTab({ address, userId }: { readonly address: MatchAddress; readonly userId: string }) {
  const query = useQuery(matchQuery(address))
  return <QueryView query={query}>{({ data }) => <Editor address={address} userId={userId} page={data} />}</QueryView>
}

interface Props {
  readonly address: MatchAddress
  readonly userId: string
  readonly page: MatchPage
}

function Editor({ address, userId, page }: Props) {
  const [period, setPeriod] = useState<Period>('match')
  const part = useMatchPart<StatisticsSheet>({
    version: page.version,
    part: { statistics: page.statistics.map((row) => ({ ...row, period: row.period as Period })) },
    draftKey: `sheet:${userId}:${address.idjogo}:statistics`,
    send: (body, version) =>
      api.put('/api/v1/campeonatos/{id}/jogos/{idjogo}/estatisticas', {
        params: address,
        body,
        ifMatch: version,
        quiet: true,
      }),
    toPart: (current) => current as StatisticsSheet,
    savedWords: 'Estatísticas salvas.',
  })
  const errors = useMemo(
    () => part.errors.map(({ field, message }) => ({ field: byPeriod(field, part.mine), message })),
    [part.errors, part.mine],
  )
  const { statistics } = part.mine
  const at = statistics.findIndex((row) => row.period === period)
  const set = (side: 'home' | 'away', figure: Figure, value: number | null) =>
    part.change((now) => {
      const known = now.statistics.find((row) => row.period === period) ?? { period, home: null, away: null }
      const row = { ...known, [side]: { ...none, ...known[side], [figure]: value } }
      const others = now.statistics.filter((each) => each.period !== period)
      // In the order in which they are read, so that nothing seems changed that is not.
      return { statistics: [...others, row].toSorted((a, b) => order(a.period) - order(b.period)) }
    })
  return (
    <MatchPartFrame part={{ ...part, errors }} label="Estatísticas">
      <Card title="Estatísticas">
        <div className={styles.rows}>
          <Segmented label="Período" choices={periods} value={period} onChange={setPeriod} />
          <table className={styles.figures}>
            <thead>
              <tr>
                <th scope="col">Número</th>
                <th scope="col">{page.home.name}</th>
                <th scope="col">{page.away.name}</th>
              </tr>
            </thead>
            <tbody>
              {figures.map((figure) => (
                <tr key={figure}>
                  <th scope="row">
                    {statisticNames[figure]}
                    {figure === 'possession' && ' (%)'}
                  </th>
                  {(['home', 'away'] as const).map((side) => {
                    const error = part.errorAt(`statistics.${at}.${side}.${figure}`)
                    return (
                      <td key={side}>
                        <input
                          className={styles.figure}
                          type="text"
                          inputMode="numeric"
                          aria-label={`${statisticNames[figure]}: ${page[side].name}`}
                          aria-invalid={error ? true : undefined}
                          title={error}
                          value={statistics[at]?.[side]?.[figure] ?? ''}
                          onChange={({ currentTarget: { value } }) =>
                            /^\d{0,4}$/.test(value) && set(side, figure, value === '' ? null : Number(value))
                          }
                        />
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </MatchPartFrame>
  )
}

const order = (period: string) => periods.findIndex(({ value }) => value === period)
