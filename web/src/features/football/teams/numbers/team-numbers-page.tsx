import type { TeamNumbers } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Card } from '../../../../components/card.tsx'
import { SideBySide, sideRows } from '../../../../components/chart/side-by-side.tsx'
import { RowsExportMenu } from '../../../../components/list/rows-export-menu.tsx'
import { SelectFilter } from '../../../../components/list/list-tools.tsx'
import { ListTools } from '../../../../console/record-list/list-tools.tsx'
import { MetaLine } from '../../../../components/meta-line.tsx'
import { count } from '../../../../components/list/pages-words.ts'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../../components/page/skeleton.tsx'
import { useApiCall } from '../../../../console/api-panel/use-api-call.ts'
import { partialDateWords } from '../../pieces/dates/partial-date-words.ts'
import { RecordMatchesCard } from '../../pieces/matches/record-matches-card.tsx'
import { MissingData } from '../../../../console/not-found/missing-data.tsx'
import { TeamLink } from '../../pieces/teams/team-link.tsx'
import { TeamSearchFilter } from '../../pieces/teams/team-search-filter.tsx'
import { seasonsIn } from '../played-editions.ts'
import { RecordBar } from '../record-bar.tsx'
import { TeamFrame } from '../team-frame.tsx'
import { playedEditionsQuery, teamNumbersCall, teamNumbersQuery } from '../team-queries.ts'
import { comparedRows } from './number-words.ts'
import { TeamCourseCard } from './team-course-card.tsx'
import styles from '../../pieces/numbers.module.css'
import { placesOf, TeamRecordTable, TeamRunsCard } from './team-records.tsx'

const route = getRouteApi('/times/$id/')

/** A team in numbers: records, series, its way through the table, and all of it beside another team. */
export function TeamNumbersPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const query = useQuery(teamNumbersQuery(id, search))
  useApiCall('/api/v1/times/{id}/numeros', teamNumbersCall(id, search))
  return (
    <TeamFrame id={id} temporada={search.temporada} section="numeros" title="Números">
      <Card flush>
        <NumbersTools id={id} temporada={search.temporada} numbers={query.data?.data} />
      </Card>
      <QueryView
        query={query}
        skeleton={
          <Card flush>
            <SkeletonRows count={12} />
          </Card>
        }
      >
        {({ data }) => <Numbers numbers={data} />}
      </QueryView>
    </TeamFrame>
  )
}

interface ToolsProps {
  readonly id: string
  readonly temporada: string | undefined
  readonly numbers: TeamNumbers | undefined
}

function NumbersTools({ id, temporada, numbers }: ToolsProps) {
  const { data } = useQuery(playedEditionsQuery(id))
  return (
    <ListTools list="times/numeros">
      <TeamSearchFilter name="com" label="Comparar com" placeholder="Comparar com…" />
      <SelectFilter
        name="temporada"
        label="Temporada"
        all="Todas as temporadas"
        choices={seasonsIn(data?.data ?? [], temporada)}
      />
      <SelectFilter
        name="campeonato"
        of="competition"
        label="Campeonato"
        all="Todos os campeonatos"
        choices={(numbers?.competitions ?? []).map(({ id: value, name }) => ({ value, label: name }))}
      />
    </ListTools>
  )
}

function Numbers({ numbers }: { readonly numbers: TeamNumbers }) {
  const { compared, meetings, courses, total, since } = numbers
  if (total.played === 0)
    return (
      <Card>
        <MissingData title="Nenhum jogo para contar">
          Não se conhece nenhum resultado deste time com esses filtros.
        </MissingData>
      </Card>
    )
  return (
    <div className={styles.page}>
      {compared && <ComparedCard numbers={numbers} compared={compared} />}
      {meetings && meetings.played > 0 && (
        <Card
          title="Confronto direto"
          aside={<MetaLine>{count(meetings.played, { one: 'jogo', many: 'jogos' })}</MetaLine>}
        >
          <RecordBar record={meetings} />
        </Card>
      )}
      {meetings && <RecordMatchesCard title="Últimos encontros" matches={meetings.last} />}
      <Card
        title="Campanha"
        aside={
          <>
            {since && <MetaLine>{`Desde ${partialDateWords(since)}`}</MetaLine>}
            <RowsExportMenu
              rows={placesOf(numbers).map(({ name: place, figures }) => ({ place, ...figures }))}
              name={`campanha-${numbers.team.id}`}
              part="Campanha"
            />
          </>
        }
        flush
      >
        <TeamRecordTable numbers={numbers} />
      </Card>
      {courses.map((course) => (
        <TeamCourseCard
          key={`${course.competition.id} ${course.edition} ${course.group}`}
          course={course}
          sides={compared ? [numbers, compared] : [numbers]}
        />
      ))}
      <div className={styles.grid}>
        <TeamRunsCard numbers={numbers} />
        <RecordMatchesCard title="Maiores vitórias" matches={numbers.biggestWins} />
        <RecordMatchesCard title="Maiores derrotas" matches={numbers.biggestDefeats} />
        <RecordMatchesCard title="Jogos com mais gols" matches={numbers.mostGoals} />
      </div>
    </div>
  )
}

interface ComparedProps {
  readonly numbers: TeamNumbers
  readonly compared: NonNullable<TeamNumbers['compared']>
}

function ComparedCard({ numbers, compared }: ComparedProps) {
  const sides = [numbers, compared]
  return (
    <Card
      title="Lado a lado"
      aside={
        <RowsExportMenu
          rows={sideRows(
            sides.map(({ team }) => team.name),
            comparedRows(sides),
          )}
          name={`lado-a-lado-${sides.map(({ team }) => team.id).join('-')}`}
          part="Lado a lado"
        />
      }
    >
      <SideBySide
        caption={`${numbers.team.name} e ${compared.team.name}, lado a lado`}
        head="Número"
        sides={sides.map(({ team }) => ({ id: team.id, head: <TeamLink team={team} /> }))}
        rows={comparedRows(sides)}
      />
    </Card>
  )
}
