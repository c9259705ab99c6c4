import type { OfficialsPage } from '@meio-campo/contract'
import { numberFormat } from '@meio-campo/contract/rules'
import { Card } from '../../../../components/card.tsx'
import { CountBars } from '../../../../components/chart/count-bars.tsx'
import { FactList } from '../../../../components/fact-list.tsx'
import { RecordMatchesCard } from '../../pieces/matches/record-matches-card.tsx'
import styles from './officials-page.module.css'
import { homeWinShare } from './referee-words.ts'

const precise = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const perMatch = (value: number | null) => value !== null && precise.format(value)

/** The referee's averages, results and last matches. Nothing is shown for a referee without known matches. */
export function RefereeCards({ officials }: Pick<OfficialsPage, 'officials'>) {
  const referee = officials.find(({ role }) => role === 'referee')
  if (!referee || referee.numbers.played === 0) return null
  const { person, numbers, lastMatches } = referee
  const { results } = numbers
  const share = homeWinShare(numbers)
  return (
    <div className={styles.referee}>
      <Card title={`${person.name} em média`}>
        <FactList
          facts={[
            { name: 'Jogos', value: numbers.played.toLocaleString('pt-BR') },
            { name: 'Cartões por jogo', value: perMatch(numbers.cardsPerMatch) },
            { name: 'Faltas por jogo', value: perMatch(numbers.foulsPerMatch) },
            { name: 'Pênaltis por jogo', value: perMatch(numbers.penaltiesPerMatch) },
            { name: 'Gols por jogo', value: perMatch(numbers.goalsPerMatch) },
            { name: 'Mandante venceu', value: share !== null && `${share}%` },
          ]}
        />
        {share !== null && (
          <div className={styles.results}>
            <CountBars
              caption={`Como acabaram os jogos de ${person.name}`}
              head="Resultado"
              unit="Jogos"
              rows={[
                { id: 'home', label: 'Vitórias do mandante', count: results.home },
                { id: 'draws', label: 'Empates', count: results.draws },
                { id: 'away', label: 'Vitórias do visitante', count: results.away },
              ]}
            />
          </div>
        )}
      </Card>
      <RecordMatchesCard title={`Últimos jogos de ${person.name}`} matches={lastMatches} />
    </div>
  )
}
