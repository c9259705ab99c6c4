import type { ChampionRow, TeamRef } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Crest, type CrestTeam } from '../../../components/crest/crest.tsx'
import type { Column } from '../../../components/data-table.tsx'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { useListView, ViewSwitch } from '../../../components/list/list-tools.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { VirtualList } from '../../../components/list/virtual-list.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { MissingData } from '../../../console/not-found/missing-data.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { CompetitionFrame } from '../competitions/competition-frame.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import styles from './champions-page.module.css'
import { finalScoreWords } from './final-score.ts'
import { titleKey } from './title-key.ts'
import { championsCall, championsPages } from './title-queries.ts'

/** After a name: ", 21 gols"; empty if the goals are unknown. */
export function scorerWords(goals: number | null): string {
  if (goals === null) return ''
  return `, ${goals} ${plural(goals, 'gol', 'gols')}`
}

/** Of titles, not of editions: some years had two tournaments, and one of them two champions. */
const titleCount = (titles: number) => `${titles} ${plural(titles, 'título decidido', 'títulos decididos')}`

const route = getRouteApi('/campeonatos/$id/campeoes')

export function ChampionsPage() {
  const { id } = route.useParams()
  const { temporada } = route.useSearch()
  const champions = useInfiniteQuery(championsPages(id))
  const view = useListView()
  const exported = useApiPages(champions, '/api/v1/campeonatos/{id}/campeoes', championsCall(id))
  const first = champions.data?.pages[0]
  return (
    <CompetitionFrame
      id={id}
      temporada={temporada}
      section="campeoes"
      title="Campeões"
      about={first}
      error={champions.error}
      facts={first && <span>{titleCount(first.page.total ?? first.data.length)}</span>}
      actions={
        <>
          <ViewSwitch />
          <ExportMenu call={exported} name={`campeoes-${id}`} />
        </>
      }
    >
      <div className={styles.grid}>
        <Card title="Edição por edição" flush>
          <PagesView
            query={champions}
            noun={{ one: 'título', many: 'títulos' }}
            skeleton={<SkeletonRows count={12} />}
            empty={
              <MissingData title="Ainda sem campeão">
                Nenhuma edição deste campeonato terminou, ou não se sabe quem a venceu.
              </MissingData>
            }
          >
            {(rows) => (view === 'table' ? <ChampionTable rows={rows} /> : <ChampionList rows={rows} />)}
          </PagesView>
        </Card>
        {first && first.teams.length > 0 && <TitlesCard teams={first.teams} />}
      </div>
    </CompetitionFrame>
  )
}

function ChampionList({ rows }: { readonly rows: readonly ChampionRow[] }) {
  return (
    <VirtualList label="Campeões" rows={rows} rowKey={titleKey} rowHeight={84}>
      {(row) => (
        <div className={styles.row}>
          <b className={styles.edition}>{row.edition}</b>
          <Crest team={row.champion} size={36} />
          <div className={styles.words}>
            <Link className={styles.champion} to="/times/$id" params={{ id: row.champion.id }}>
              {row.champion.name}
            </Link>
            <MetaLine>
              {row.runnerUp && (
                <span className={styles.runnerUp}>
                  Vice: <TeamLink team={row.runnerUp} />
                </span>
              )}
              {row.finalScore && `Final: ${finalScoreWords(row.finalScore)}`}
              {row.topScorer && (
                <>
                  Artilheiro: <PersonLink person={row.topScorer.player} />
                  {scorerWords(row.topScorer.goals)}
                </>
              )}
              {row.coach && (
                <>
                  Técnico: <PersonLink person={row.coach} kind="coach" />
                </>
              )}
            </MetaLine>
            {row.note && <p className={styles.note}>{row.note}</p>}
          </div>
        </div>
      )}
    </VirtualList>
  )
}

const SHOWN = 10

interface Props {
  readonly teams: readonly { readonly team: TeamRef; readonly titles: number; readonly runnersUp: number }[]
}

/** Titles per team as a chart; the rest of the list opens on demand. */
function TitlesCard({ teams }: Props) {
  const [all, setAll] = useState(false)
  return (
    <Card title="Títulos por time" flush>
      <TitlesBars rows={all ? teams : teams.slice(0, SHOWN)} />
      {teams.length > SHOWN && (
        <div className={styles.foot}>
          <Button variant="subtle" size="xs" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Mostrar menos' : `Mostrar os ${teams.length} times`}
          </Button>
        </div>
      )}
    </Card>
  )
}

const columns: readonly Column<ChampionRow>[] = [
  {
    id: 'champion',
    head: 'Campeão',
    cell: (row) => (
      <span className={styles.first}>
        <b className={styles.edition}>{row.edition}</b>
        <TeamLink team={row.champion} />
      </span>
    ),
  },
  { id: 'runnerUp', head: 'Vice', cell: (row) => (row.runnerUp ? <TeamLink team={row.runnerUp} /> : '–') },
  { id: 'finalScore', head: 'Final', cell: (row) => (row.finalScore ? finalScoreWords(row.finalScore) : '–') },
  {
    id: 'topScorer',
    head: 'Artilheiro',
    cell: (row) =>
      row.topScorer ? (
        <span>
          <PersonLink person={row.topScorer.player} />
          {scorerWords(row.topScorer.goals)}
        </span>
      ) : (
        '–'
      ),
  },
  { id: 'coach', head: 'Técnico', cell: (row) => (row.coach ? <PersonLink person={row.coach} kind="coach" /> : '–') },
]

function ChampionTable({ rows }: { readonly rows: readonly ChampionRow[] }) {
  return <VirtualTable caption="Campeões" columns={columns} rows={rows} rowKey={titleKey} />
}

interface Row {
  readonly team: CrestTeam
  readonly titles: number
  readonly runnersUp: number
}

/** Titles per team, the most first. The bars are a table, so the chart needs no separate one. */
function TitlesBars({ rows }: { readonly rows: readonly Row[] }) {
  const most = Math.max(1, ...rows.map(({ titles, runnersUp }) => titles + runnersUp))
  const share = (count: number) => `${(count / most) * 100}%`
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Títulos</th>
          <th scope="col">Vices</th>
          <th scope="col">
            <HiddenText>Gráfico</HiddenText>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ team, titles, runnersUp }) => (
          <tr key={team.id}>
            <th scope="row">
              <span className={styles.team}>
                <Crest team={team} size={22} />
                {team.name}
              </span>
            </th>
            <td className={styles.number}>
              <b>{titles}</b>
            </td>
            <td className={styles.number}>{runnersUp}</td>
            <td className={styles.bars} aria-hidden="true">
              <span>
                {titles > 0 && <i style={{ width: share(titles) }} />}
                {runnersUp > 0 && <i data-kind="runner-up" style={{ width: share(runnersUp) }} />}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
