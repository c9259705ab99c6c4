import type { MatchPage, Score } from '@meio-campo/contract'
import { numberFormat } from '@meio-campo/contract/rules'
import { Card } from '../../../../components/card.tsx'
import { FactList } from '../../../../components/fact-list.tsx'
import { Moment } from '../../../../components/moment/moment.tsx'
import { TextLink } from '../../../../components/text-link.tsx'
import { clockAt, longDay } from './match-day.ts'
import { statusWords } from './match-words.ts'
import { useToday } from './use-today.ts'

const whole = numberFormat({ maximumFractionDigits: 0 })
const money = numberFormat({ style: 'currency', currency: 'BRL', maximumFractionDigits: 0 })
const goals = (score: Score | null) => score && `${score.home} × ${score.away}`

/** Where, when, before how many. */
export function MatchFactsCard({ match }: { readonly match: MatchPage }) {
  const { competition, day, kickoff, timeConfirmed, stadium, city, attendance, income, officials } = match
  const today = useToday()
  const referee = officials.find(({ role }) => role === 'referee')
  return (
    <Card title="Ficha do jogo">
      <FactList
        facts={[
          { name: 'Situação', value: statusWords(match) },
          { name: 'Data', value: day && longDay(day, today) },
          { name: 'Hora de Brasília', value: kickoff && timeConfirmed && clockAt(kickoff) },
          {
            name: 'Remarcado de',
            value: match.rescheduledFrom && <Moment at={match.rescheduledFrom} form="short" />,
          },
          {
            name: match.neutral ? 'Estádio (campo neutro)' : 'Estádio',
            value: stadium ? (
              <TextLink to="/estadios/$id" params={{ id: stadium.id }}>
                {stadium.name}
              </TextLink>
            ) : (
              city
            ),
          },
          { name: 'Público', value: attendance !== null && whole.format(attendance) },
          { name: 'Renda', value: income !== null && money.format(income) },
          { name: 'Intervalo', value: goals(match.halfTime) },
          { name: 'Prorrogação', value: goals(match.extraTime) },
          { name: 'Pênaltis', value: goals(match.penalties) },
          {
            name: 'Arbitragem',
            value: referee && (
              <TextLink to="/campeonatos/$id/jogos/$idjogo/arbitros" params={{ id: competition.id, idjogo: match.id }}>
                {referee.person.name}
              </TextLink>
            ),
          },
        ]}
      />
    </Card>
  )
}
