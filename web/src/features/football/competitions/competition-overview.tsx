import type { CompetitionPage } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { Card } from '../../../components/card.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageColumns } from '../../../components/page/page-columns.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { useSession } from '../../../session/session-store.ts'
import { ChampionCard } from '../pieces/champions/champion-card.tsx'
import { MatchList } from '../pieces/matches/match-list.tsx'
import { ScorersCard } from '../pieces/scorers/scorers-card.tsx'
import { StandingsTable } from '../pieces/standings/standings-table.tsx'
import styles from './competition-overview.module.css'
import { currentRound } from './competition-words.ts'

interface Props {
  readonly competition: CompetitionPage
  readonly temporada: string | undefined
}

/** An edition at a glance. */
export function CompetitionOverview({ competition, temporada }: Props) {
  const { id, liveMatches, nextMatches, lastMatches, leaders, topScorers, format, averages } = competition
  const favourite = useSession()?.time?.id
  const search = temporada ? { temporada } : {}
  const allMatches = (
    <TextLink to="/campeonatos/$id/jogos" params={{ id }} search={search}>
      Todos os jogos
    </TextLink>
  )
  const nothing = liveMatches.length + nextMatches.length + lastMatches.length + leaders.length === 0
  return (
    <PageColumns
      side={
        <>
          <ChampionCard
            id={id}
            champion={competition.champion}
            edition={competition.edition?.name}
            last={competition.lastChampions}
          />
          {topScorers.length > 0 && <ScorersCard id={id} search={search} rows={topScorers} />}
          {averages.played > 0 && <AveragesCard averages={averages} />}
          {format && (
            <Card title="Como se joga">
              <p className={styles.format}>{format}</p>
            </Card>
          )}
        </>
      }
    >
      {liveMatches.length > 0 && (
        <Card title="Ao vivo" flush>
          <MatchList matches={liveMatches} label="Jogos ao vivo" showCompetition={false} />
        </Card>
      )}
      {nextMatches.length > 0 && (
        <Card title={nextTitle(competition)} aside={allMatches} flush>
          <MatchList matches={nextMatches} label="Próximos jogos" showDay showCompetition={false} />
        </Card>
      )}
      {leaders.map(({ group, rows }) => (
        <Card
          key={group}
          title={group ? `Líderes: ${group}` : 'Líderes'}
          aside={
            <TextLink to="/campeonatos/$id/tabela" params={{ id }} search={search}>
              Tabela completa
            </TextLink>
          }
          flush
        >
          <StandingsTable caption={group ? `Líderes: ${group}` : 'Líderes'} rows={rows} favourite={favourite} />
        </Card>
      ))}
      {lastMatches.length > 0 && (
        <Card title="Últimos resultados" {...(nextMatches.length === 0 && { aside: allMatches })} flush>
          <MatchList matches={lastMatches} label="Últimos resultados" showDay showCompetition={false} />
        </Card>
      )}
      {nothing && (
        <Card>
          <EmptyState title="Sem jogos registrados nesta edição">
            Só o resultado final é conhecido. Escolha outra temporada para ver tabela e jogos.
          </EmptyState>
        </Card>
      )}
    </PageColumns>
  )
}

function nextTitle({ round, nextMatches }: CompetitionPage): string {
  // The next matches may belong to the following round, so the heading names the round only if all share it.
  const same = round && nextMatches.every((match) => match.round?.name === round.name)
  return same ? `Próximos jogos: ${currentRound(round)}` : 'Próximos jogos'
}

const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const precise = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Figures without records are left out: missing cards do not mean zero cards. */
function AveragesCard({ averages }: { readonly averages: CompetitionPage['averages'] }) {
  const figures = [
    { name: plural(averages.played, 'Jogo disputado', 'Jogos disputados'), value: whole.format(averages.played) },
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
