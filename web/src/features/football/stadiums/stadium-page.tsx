import type { StadiumPage as Stadium, TeamRef } from '@meio-campo/contract'
import { dotted, numberFormat, plural, slug } from '@meio-campo/contract/rules'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { isMissing } from '../../../api/result.ts'
import { Card } from '../../../components/card.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { RowsExportMenu } from '../../../components/list/rows-export-menu.tsx'
import { useLive } from '../../../components/live/use-live.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { ColumnsSkeleton } from '../../../components/page/page-columns.tsx'
import { PageColumns } from '../../../components/page/page-columns.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { useApiCall } from '../../../console/api-panel/use-api-call.ts'
import { NotFoundPage } from '../../../console/not-found/not-found-page.tsx'
import { useCrumbName } from '../../../console/shell/crumb-names.ts'
import { RecordHistoryFold } from '../../curating/history/record-history-fold.tsx'
import { EditRecordButton } from '../../curating/records/dialogs/edit-record-button.tsx'
import { SuggestButton } from '../../curating/suggestions/suggest-button.tsx'
import { JoinsFold } from '../../importing/duplicates/joins-fold.tsx'
import { MatchList } from '../pieces/matches/match-list.tsx'
import { keepsChanging } from '../pieces/matches/match-stage.ts'
import { useToday } from '../pieces/matches/use-today.ts'
import { formerNameWords, stadiumPlace, surfaceWords } from '../pieces/stadiums/stadium-words.ts'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { StadiumCrowds } from './stadium-crowds-card.tsx'
import { StadiumPlaceCard } from './stadium-place-card.tsx'
import styles from './stadium-page.module.css'
import { stadiumCall, stadiumQuery } from './stadium-queries.ts'

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
      subtitle={stadium && dotted(stadium.officialName, stadiumPlace(stadium))}
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
          <StadiumPlaceCard stadium={stadium} />
          {teams.length > 0 && <StadiumTeamsCard teams={teams} />}
        </>
      }
    >
      {nextMatches.length > 0 && (
        <Card
          title="Próximos jogos"
          aside={<StadiumExport stadium={stadium} part="Próximos jogos" rows={nextMatches} />}
          flush
        >
          <MatchList matches={nextMatches} label="Próximos jogos" showDay showPlace={false} />
        </Card>
      )}
      {lastMatches.length > 0 && (
        <Card
          title="Últimos jogos"
          aside={<StadiumExport stadium={stadium} part="Últimos jogos" rows={lastMatches} />}
          flush
        >
          <MatchList matches={lastMatches} label="Últimos jogos" showDay showPlace={false} />
        </Card>
      )}
      {numbers.played > 0 && <StadiumNumbersCard numbers={numbers} />}
      <StadiumCrowds crowds={stadium.crowds} years={stadium.years} />
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

interface ExportProps {
  readonly stadium: Stadium
  readonly part: string
  readonly rows: readonly object[]
}

const StadiumExport = ({ stadium, part, rows }: ExportProps) => (
  <RowsExportMenu rows={rows} name={`${slug(part)}-${stadium.id}`} part={part} />
)

const whole = numberFormat()
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

const rounded = numberFormat({ maximumFractionDigits: 0 })
const precise = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

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

const tiers = [0, 9, 18, 27]
const stripes = [0, 1, 2, 3]

/** The stadium's photo; without one, a stadium seen from above. Decorative: the name is next to it. */
function StadiumPicture({ photo }: { readonly photo: string | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (photo && photo !== broken) {
    return <img className={styles.photo} src={photo} alt="" onError={() => setBroken(photo)} />
  }
  return (
    <svg className={styles.drawing} viewBox="0 0 320 200" aria-hidden="true">
      <rect className={styles.stand} x="8" y="8" width="304" height="184" rx="84" strokeWidth="1.5" />
      {tiers.map((inset) => (
        <rect
          key={inset}
          className={styles.tier}
          x={16 + inset}
          y={16 + inset}
          width={288 - inset * 2}
          height={168 - inset * 2}
          rx={76 - inset}
          strokeDasharray="14 3"
        />
      ))}
      <rect className={styles.grass} x="64" y="56" width="192" height="88" rx="3" />
      {stripes.map((stripe) => (
        <rect key={stripe} className={styles.stripe} x={64 + stripe * 48} y="56" width="24" height="88" />
      ))}
      <g className={styles.chalk} strokeWidth="1.5">
        <rect x="70" y="62" width="180" height="76" />
        <path d="M160 62v76M70 82h22v36H70M250 82h-22v36h22" />
        <circle cx="160" cy="100" r="14" />
      </g>
      {[
        [34, 34],
        [286, 34],
        [34, 166],
        [286, 166],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles.light} cx={x} cy={y} r="3" />
      ))}
    </svg>
  )
}
