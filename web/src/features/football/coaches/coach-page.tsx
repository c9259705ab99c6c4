import { getRouteApi } from '@tanstack/react-router'
import type { CoachPage as CoachAnswer } from '@meio-campo/contract'
import { Card } from '../../../components/card.tsx'
import { useLive } from '../../../components/live/use-live.ts'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { useApiCall } from '../../../console/api-panel/use-api-call.ts'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { EditRecordLink } from '../../curating/records/settings/admin-links.tsx'
import { JoinsFold } from '../../importing/duplicates/joins-fold.tsx'
import { RecordHistoryFold } from '../../curating/history/record-history-fold.tsx'
import { CoachFrame } from './coach-frame.tsx'
import { coachCall, coachQuery } from './coach-queries.ts'
import { FactList } from '../../../components/fact-list.tsx'
import { count } from '../../../components/list/pages-words.ts'
import { MissingData } from '../../../console/not-found/missing-data.tsx'
import { PersonPicture } from '../../../components/person/person-picture.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { MatchCard } from '../pieces/matches/match-card.tsx'
import { MatchList } from '../pieces/matches/match-list.tsx'
import { isLive } from '../pieces/matches/match-stage.ts'
import { NationalityFlags } from '../people/nationality-flags.tsx'
import styles from '../people/people.module.css'
import { birthWords, percentWords } from '../people/person-words.ts'
import { RecordBar } from '../teams/record-bar.tsx'
import { CoachedTeamTable } from './coached-team-table.tsx'
import { SpellsCard } from './spells-card.tsx'

const LIVE_MS = 30_000

const route = getRouteApi('/tecnicos/$id/')

export function CoachPage() {
  const { id } = route.useParams()
  const query = useLive(coachQuery(id), { intervalMs: LIVE_MS, while: ({ data }) => data.nextMatch !== null })
  const coach = query.data?.data
  const source = coach?.sources[0] ?? null
  useApiCall('/api/v1/tecnicos/{id}', coachCall(id), {
    demo: coach?.demo ?? false,
    source: source && { title: source.title, at: source.at },
  })
  return (
    <CoachFrame
      id={id}
      section="visao-geral"
      title={coach?.name ?? 'Técnico'}
      facts={coach && (coach.team ? <TeamLink team={coach.team} /> : <span>Sem time</span>)}
      actions={<EditRecordLink noun="coach" id={id} />}
    >
      <QueryView
        query={query}
        skeleton={
          <Card flush>
            <SkeletonRows count={10} />
          </Card>
        }
      >
        {({ data }) => <CoachOverview coach={data} />}
      </QueryView>
      <JoinsFold kind="person" id={coach?.id} />
      <RecordHistoryFold kind="person" id={coach?.id} />
    </CoachFrame>
  )
}

/** A coach at a glance. */
function CoachOverview({ coach }: { readonly coach: CoachAnswer }) {
  const { id, spells, teams, total, lastMatches, nextMatch } = coach
  return (
    <div className={styles.page}>
      <CoachHero coach={coach} />
      <div className={styles.grid}>
        <div className={styles.main}>
          {spells.length > 0 ? (
            <SpellsCard coach={id} spells={spells} />
          ) : (
            <Card>
              <MissingData title="Carreira ainda desconhecida">
                Nenhum jogo nem passagem por time foi registrado para este técnico.
              </MissingData>
            </Card>
          )}
          {teams.length > 0 && <CoachedTeamTable coach={coach.id} teams={teams} />}
          {lastMatches.length > 0 && (
            <Card title="Últimos jogos" flush>
              <MatchList matches={lastMatches} label="Últimos jogos" showDay />
            </Card>
          )}
        </div>
        <div className={styles.side}>
          {total.played > 0 && (
            <Card title="Aproveitamento" aside={<b>{percentWords(total.percentage)}</b>}>
              <RecordBar record={total} />
            </Card>
          )}
          {nextMatch && (
            <Card title={isLive(nextMatch) ? 'Agora' : 'Próximo jogo'}>
              <MatchCard match={nextMatch} />
            </Card>
          )}
        </div>
      </div>
    </div>
  )
}

function CoachHero({ coach }: { readonly coach: CoachAnswer }) {
  const { id, team, nationalities, total, titles } = coach
  return (
    <section className={styles.hero} aria-label="Dados do técnico">
      <PersonPicture photo={coach.photo} team={team} size={112} />
      <FactList
        facts={[
          { name: 'Nome completo', value: coach.officialName !== coach.name && coach.officialName },
          { name: 'Nascimento', value: birthWords(coach.birthDate, coach.age) },
          { name: 'Natural de', value: coach.birthPlace },
          {
            name: 'Nacionalidade',
            value: nationalities.length > 0 && <NationalityFlags codes={nationalities} named />,
          },
          { name: 'Time', value: team && <TeamLink team={team} /> },
          { name: 'Jogos', value: total.played > 0 && total.played },
          {
            name: 'Títulos',
            value: titles > 0 && (
              <TextLink to="/tecnicos/$id/titulos" params={{ id }}>
                {count(titles, { one: 'título', many: 'títulos' })}
              </TextLink>
            ),
          },
        ]}
      />
    </section>
  )
}
