import type { TeamPage } from '@meio-campo/contract'
import { Card } from '../../../components/card.tsx'
import { GoalsByMinute } from '../../../components/chart/goals-by-minute.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { MatchCard } from '../pieces/matches/match-card.tsx'
import { isLive } from '../pieces/matches/match-stage.ts'
import { HomeAwayCard } from './home-away-card.tsx'
import { LastMatchesCard } from './last-matches-card.tsx'
import styles from './team-overview.module.css'
import { TeamHero } from './team-hero.tsx'
import { TeamScorersCard } from './team-scorers-card.tsx'
import { TeamTablesCard } from './team-tables-card.tsx'

/** A team at a glance. */
export function TeamOverview({ team }: { readonly team: TeamPage }) {
  const { id, lastMatches, nextMatch, tables, topScorers, goalsByMinute, form } = team
  const goals = goalsByMinute.some(({ scored, conceded }) => scored + conceded > 0)
  const played = form.homeRecord.played + form.awayRecord.played > 0
  return (
    <div className={styles.page}>
      <TeamHero team={team} />
      {lastMatches.length === 0 && !nextMatch && (
        <Card>
          <EmptyState title="Ainda sem jogos por aqui">
            Nenhum jogo deste time foi registrado. Os títulos e os dados do clube já estão nas outras abas.
          </EmptyState>
        </Card>
      )}
      <div className={styles.grid}>
        {lastMatches.length > 0 && (
          <div className={styles.last}>
            <LastMatchesCard team={id} matches={lastMatches} />
          </div>
        )}
        {nextMatch && (
          <div className={styles.next}>
            <Card
              title={isLive(nextMatch) ? 'Agora' : 'Próximo jogo'}
              aside={
                <TextLink to="/times/$id/jogos" params={{ id }} search={{ ver: 'proximos' }}>
                  Próximos
                </TextLink>
              }
            >
              <MatchCard match={nextMatch} />
            </Card>
          </div>
        )}
        <div className={styles.tables}>
          <TeamTablesCard id={id} tables={tables} />
          {goals && (
            <Card title="Gols por minuto, nesta temporada">
              <GoalsByMinute parts={goalsByMinute} />
            </Card>
          )}
        </div>
        <div className={styles.people}>
          {topScorers.length > 0 && <TeamScorersCard team={team} scorers={topScorers} />}
          {played && <HomeAwayCard form={form} />}
        </div>
      </div>
    </div>
  )
}
