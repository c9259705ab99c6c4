import type { StadiumPage as Stadium, TeamRef } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { getRouteApi } from '@tanstack/react-router'
import { isMissing } from '../../../api/result.ts'
import { Card } from '../../../components/card.tsx'
import { useLive } from '../../../components/live/use-live.ts'
import { ColumnsSkeleton } from '../../../components/page/columns-skeleton.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageColumns } from '../../../components/page/page-columns.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { useApiCall } from '../../../console/api-panel/use-api-call.ts'
import { keepsChanging } from '../pieces/matches/match-stage.ts'
import { MatchList } from '../pieces/matches/match-list.tsx'
import { useToday } from '../pieces/matches/use-today.ts'
import { NotFoundPage } from '../../../console/not-found/not-found-page.tsx'
import { useCrumbName } from '../../../console/shell/crumb-names.ts'
import { EditRecordButton } from '../../curating/records/dialogs/edit-record-button.tsx'
import { JoinsFold } from '../../importing/duplicates/joins-fold.tsx'
import { RecordHistoryFold } from '../../curating/history/record-history-fold.tsx'
import { stadiumCall, stadiumQuery } from './stadium-queries.ts'
import { formerNameWords, stadiumPlace, surfaceWords } from '../pieces/stadiums/stadium-words.ts'
import { SuggestButton } from '../../curating/suggestions/suggest-button.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { StadiumPicture } from './stadium-picture.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import styles from './stadium-page.module.css'

const LIVE_MS = 30_000

const route = getRouteApi('/estadios/$id')

export function StadiumPage() {
  const { id } = route.useParams()
  const today = useToday()
  const query = useLive(stadiumQuery(id), {
    intervalMs: LIVE_MS,
    while: ({ data }) => data.nextMatches.some((match) => keepsChanging(match, today)),
  })
  const stadium = query.data?.data
  const source = stadium?.sources[0]
  useCrumbName(`/estadios/${id}`, stadium?.name)
  useApiCall('/api/v1/estadios/{id}', stadiumCall(id), {
    // The stadium is real even if all matches in it are invented.
    demo: stadium ? [stadium, ...stadium.nextMatches, ...stadium.lastMatches].some(({ demo }) => demo) : false,
    source: source ? { title: source.title, at: source.at } : null,
  })
  if (isMissing(query.error) && !stadium) return <NotFoundPage />
  return (
    <PageFrame
      title={stadium?.name ?? 'Estádio'}
      subtitle={stadium && [stadium.officialName, stadiumPlace(stadium)].filter(Boolean).join(' · ')}
      actions={<EditRecordButton noun="stadium" id={id} goneTo="/dashboard" />}
    >
      <QueryView query={query} skeleton={<ColumnsSkeleton />}>
        {({ data }) => <StadiumView stadium={data} />}
      </QueryView>
      <JoinsFold kind="stadium" id={stadium?.id} />
      <RecordHistoryFold kind="stadium" id={stadium?.id} />
      <SuggestButton noun="stadium" id={id} />
    </PageFrame>
  )
}

function StadiumView({ stadium }: { readonly stadium: Stadium }) {
  const { nextMatches, lastMatches, numbers, teams } = stadium
  return (
    <PageColumns
      side={
        <>
          <StadiumFactsCard stadium={stadium} />
          {teams.length > 0 && <StadiumTeamsCard teams={teams} />}
          {numbers.played > 0 && <StadiumNumbersCard numbers={numbers} />}
        </>
      }
    >
      {nextMatches.length > 0 && (
        <Card title="Próximos jogos" flush>
          <MatchList matches={nextMatches} label="Próximos jogos" showDay />
        </Card>
      )}
      {lastMatches.length > 0 && (
        <Card title="Últimos jogos" flush>
          <MatchList matches={lastMatches} label="Últimos jogos" showDay />
        </Card>
      )}
      {nextMatches.length + lastMatches.length === 0 && (
        <Card>
          <EmptyState title="Nenhum jogo conhecido neste estádio">
            Quando houver um jogo marcado ou disputado aqui, ele aparece nesta página.
          </EmptyState>
        </Card>
      )}
    </PageColumns>
  )
}

const whole = new Intl.NumberFormat('pt-BR')
const seats = (count: number | null) => count !== null && whole.format(count)

function StadiumFactsCard({ stadium }: { readonly stadium: Stadium }) {
  return (
    <Card>
      <StadiumPicture photo={stadium.photo} />
      <FactList
        facts={[
          { name: 'Cidade', value: stadiumPlace(stadium) },
          { name: 'Capacidade', value: seats(stadium.capacity) },
          { name: 'Inauguração', value: stadium.opened },
          { name: 'Gramado', value: surfaceWords(stadium.surface) },
          { name: 'Recorde de público', value: seats(stadium.recordAttendance) },
          { name: 'Nomes antigos', value: stadium.formerNames.map(formerNameWords).join(', ') },
        ]}
      />
    </Card>
  )
}

function StadiumTeamsCard({ teams }: { readonly teams: readonly TeamRef[] }) {
  return (
    <Card title={plural(teams.length, 'Dono da casa', 'Donos da casa')} flush>
      <ul>
        {teams.map((team) => (
          <li key={team.id} className={styles.team}>
            <TeamLink team={team} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const rounded = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const precise = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Statistics of the matches in this stadium. Unknown figures are left out. */
function StadiumNumbersCard({ numbers }: { readonly numbers: Stadium['numbers'] }) {
  const { played, goalsPerMatch, attendancePerMatch, homeWins, draws, awayWins } = numbers
  return (
    <Card title="Jogos aqui">
      <FactList
        facts={[
          { name: 'Disputados', value: rounded.format(played) },
          { name: 'Gols por jogo', value: goalsPerMatch !== null && precise.format(goalsPerMatch) },
          { name: 'Público médio', value: attendancePerMatch !== null && rounded.format(attendancePerMatch) },
          { name: 'Vitórias do mandante', value: rounded.format(homeWins) },
          { name: 'Empates', value: rounded.format(draws) },
          { name: 'Vitórias do visitante', value: rounded.format(awayWins) },
        ]}
      />
    </Card>
  )
}
