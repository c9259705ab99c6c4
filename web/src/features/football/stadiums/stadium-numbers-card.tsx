import type { StadiumPage } from '@meio-campo/contract'
import { Card } from '../../../components/card.tsx'
import { FactList } from '../../../components/fact-list.tsx'

const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const precise = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** What matches here are like. What nobody counted is left out. */
export function StadiumNumbersCard({ numbers }: { readonly numbers: StadiumPage['numbers'] }) {
  const { played, goalsPerMatch, attendancePerMatch, homeWins, draws, awayWins } = numbers
  return (
    <Card title="Jogos aqui">
      <FactList
        facts={[
          { name: 'Disputados', value: whole.format(played) },
          { name: 'Gols por jogo', value: goalsPerMatch !== null && precise.format(goalsPerMatch) },
          { name: 'Público médio', value: attendancePerMatch !== null && whole.format(attendancePerMatch) },
          { name: 'Vitórias do mandante', value: whole.format(homeWins) },
          { name: 'Empates', value: whole.format(draws) },
          { name: 'Vitórias do visitante', value: whole.format(awayWins) },
        ]}
      />
    </Card>
  )
}
