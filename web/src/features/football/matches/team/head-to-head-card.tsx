import type { AnswerAt } from '@meio-campo/contract'
import { Card } from '../../../../components/card.tsx'
import { count } from '../../../../components/list/pages-words.ts'
import { TeamLink } from '../../pieces/teams/team-link.tsx'
import { RecordBar } from '../../teams/record-bar.tsx'
import { useTeamName } from '../../teams/use-team-name.ts'
import styles from './head-to-head-card.module.css'

type Meetings = NonNullable<AnswerAt<'GET', '/api/v1/times/{id}/jogos'>['headToHead']>

/** All meetings with one opponent, as the team of the page tells them. */
export function HeadToHeadCard({ id, meetings }: { readonly id: string; readonly meetings: Meetings }) {
  const name = useTeamName(id)
  const { opponent, played, won, lost, goalsFor, goalsAgainst } = meetings
  return (
    <Card title="Confronto direto" aside={<TeamLink team={opponent} />}>
      {played === 0 ? (
        <p className={styles.words}>Nenhum jogo entre os dois foi registrado.</p>
      ) : (
        <>
          <p className={styles.figures}>
            <span>
              {name}: <b>{won}</b> {won === 1 ? 'vitória' : 'vitórias'}
            </span>
            <span>
              {opponent.name}: <b>{lost}</b> {lost === 1 ? 'vitória' : 'vitórias'}
            </span>
          </p>
          <RecordBar record={meetings} />
          <p className={styles.words}>
            {count(played, { one: 'jogo', many: 'jogos' })}, {count(goalsFor, { one: 'gol', many: 'gols' })} pró e{' '}
            {goalsAgainst} contra
          </p>
        </>
      )}
    </Card>
  )
}
