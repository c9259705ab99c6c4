import type { CompetitionPage } from '@meio-campo/contract'
import { Card } from '../../../components/card.tsx'
import styles from './competition-overview.module.css'

const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const precise = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** What nobody counted is left out: no match had nought cards just because none was noted. */
export function AveragesCard({ averages }: { readonly averages: CompetitionPage['averages'] }) {
  const figures = [
    { name: averages.played === 1 ? 'Jogo disputado' : 'Jogos disputados', value: whole.format(averages.played) },
    { name: 'Gols por jogo', value: averages.goals === null ? null : precise.format(averages.goals) },
    { name: 'Cartões por jogo', value: averages.cards === null ? null : precise.format(averages.cards) },
    { name: 'Público médio', value: averages.attendance === null ? null : whole.format(averages.attendance) },
  ]
  return (
    <Card title="Médias">
      <dl className={styles.figures}>
        {figures
          .filter(({ value }) => value !== null)
          .map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}
