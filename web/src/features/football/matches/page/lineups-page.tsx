import { plural } from '@meio-campo/contract/rules'
import { getRouteApi } from '@tanstack/react-router'
import type { Lineup, LineupsPage as LineupsAnswer, PersonRef } from '@meio-campo/contract'
import { IconArrowDown, IconArrowUp, IconBallFootball } from '@tabler/icons-react'
import { Fragment } from 'react'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Card } from '../../../../components/card.tsx'
import { useLive } from '../../../../components/live/use-live.ts'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../../components/page/skeleton.tsx'
import { useApiCall } from '../../../../console/api-panel/use-api-call.ts'
import { keepsChanging, stageOf } from '../../pieces/matches/match-stage.ts'
import { useToday } from '../../pieces/matches/use-today.ts'
import { MatchFrame } from './match-frame.tsx'
import { matchCall, matchLineupsQuery } from '../../pieces/matches/match-queries.ts'
import { BookingCard } from '../../pieces/matches/booking-card.tsx'
import { LineupBench, LineupStarters } from './lineup-list.tsx'
import { SuggestPartLink } from './suggest-part-link.tsx'
import { LineupPitch } from './lineup-pitch.tsx'
import { knowsPlaces } from './lineup-places.ts'
import styles from './lineups-page.module.css'
import { Crest } from '../../../../components/crest/crest.tsx'
import { PersonLink } from '../../../../components/person/person-link.tsx'
import { absenceWords } from '../../pieces/matches/absence-words.ts'
import { lineupChanges } from './lineup-changes.ts'
import { marksIn } from './lineup-marks.ts'
import { CaptainMark } from './player-marks.tsx'
import { PlayersNumbersCard } from './players-numbers-card.tsx'

const LIVE_MS = 20_000

const route = getRouteApi('/campeonatos/$id/jogos/$idjogo/escalacao')

export function LineupsPage() {
  const address = route.useParams()
  const today = useToday()
  const query = useLive(matchLineupsQuery(address), {
    intervalMs: LIVE_MS,
    while: ({ data }) => keepsChanging(data.match, today),
  })
  const match = query.data?.data.match
  useApiCall('/api/v1/campeonatos/{id}/jogos/{idjogo}/escalacao', matchCall(address), { demo: match?.demo ?? false })
  return (
    <MatchFrame address={address} section="escalacao" title="Escalação" match={match} query={query}>
      <QueryView
        query={query}
        skeleton={
          <Card flush>
            <SkeletonRows count={12} />
          </Card>
        }
      >
        {({ data }) => (
          <>
            {!data.home && !data.away && (
              <Card>
                <EmptyState
                  title="Sem escalação para este jogo"
                  action={
                    <span className={styles.ways}>
                      <ButtonLink variant="default" to="/campeonatos/$id/jogos/$idjogo" params={address}>
                        Ver o resumo
                      </ButtonLink>
                      <SuggestPartLink match={data.match} part="escalacao" />
                    </span>
                  }
                >
                  {stageOf(data.match) === 'next'
                    ? 'As escalações saem perto da hora do jogo.'
                    : 'Nenhuma fonte registrou quem jogou.'}
                </EmptyState>
              </Card>
            )}
            <LineupsView lineups={data} />
          </>
        )}
      </QueryView>
    </MatchFrame>
  )
}

/** Both teams on the pitch, their benches and their absent players. */
function LineupsView({ lineups }: { readonly lineups: LineupsAnswer }) {
  const { match, home, away, absences } = lineups
  const known = [home, away].filter((lineup) => lineup !== null)
  const drawn = { home: home && knowsPlaces(home) ? home : null, away: away && knowsPlaces(away) ? away : null }
  const listed = known.filter((lineup) => lineup !== drawn.home && lineup !== drawn.away)
  return (
    <>
      {listed.length < known.length && (
        <>
          <div className={styles.sides}>
            {drawn.home ? <SideHead lineup={drawn.home} side="home" /> : <span />}
            {drawn.away && <SideHead lineup={drawn.away} side="away" />}
          </div>
          <LineupPitch {...drawn} />
        </>
      )}
      {listed.length > 0 && (
        <div className={styles.cards}>
          {listed.map((lineup) => (
            <Card
              key={lineup.team.id}
              title={`Titulares: ${lineup.team.name}`}
              flush
              {...(lineup.formation !== null && {
                aside: <span className={styles.formation}>{lineup.formation}</span>,
              })}
            >
              <LineupStarters lineup={lineup} />
            </Card>
          ))}
        </div>
      )}
      <Legend lineups={known} />
      <div className={styles.cards}>
        {known.filter(hasBench).map((lineup) => (
          <Card key={lineup.team.id} title={`Banco: ${lineup.team.name}`} flush>
            <LineupBench lineup={lineup} />
          </Card>
        ))}
        <div className={styles.column}>
          <ChangesCard lineups={known} />
          <AbsencesCard match={match} absences={absences} />
        </div>
      </div>
      {known.length > 0 && stageOf(match) === 'finished' && <PlayersNumbersCard lineups={lineups} />}
    </>
  )
}

function SideHead({ lineup, side }: { readonly lineup: Lineup; readonly side: 'home' | 'away' }) {
  const { team, formation } = lineup
  return (
    <div className={styles.side} data-side={side}>
      <h2>{team.name}</h2>
      {formation && <span className={styles.formation}>{formation}</span>}
    </div>
  )
}

/** Old sheets have only the eleven who began. */
const hasBench = ({ bench, coach }: Lineup) => bench.length > 0 || coach !== null

/** The legend of the small icons; screen readers get the same from the pitch's labels. */
function Legend({ lineups }: { readonly lineups: readonly Lineup[] }) {
  const marks = marksIn(lineups)
  if (marks.size === 0) return null
  return (
    <ul className={styles.legend} aria-label="Legenda">
      {marks.has('captain') && (
        <li>
          <CaptainMark /> Capitão
        </li>
      )}
      {marks.has('goal') && (
        <li>
          <IconBallFootball size={14} stroke={1.75} aria-hidden /> Gol
        </li>
      )}
      {bookings.map(
        ([kind, word]) =>
          marks.has(kind) && (
            <li key={kind}>
              <BookingCard kind={kind} decorative /> {word}
            </li>
          ),
      )}
      {marks.has('on') && (
        <li>
          <IconArrowUp className={styles.on} size={13} stroke={2.25} aria-hidden /> Entrou
        </li>
      )}
      {marks.has('off') && (
        <li>
          <IconArrowDown className={styles.off} size={13} stroke={2.25} aria-hidden /> Saiu
        </li>
      )}
    </ul>
  )
}

const bookings = [
  ['yellow', 'Amarelo'],
  ['secondYellow', 'Segundo amarelo'],
  ['red', 'Vermelho'],
] as const

/** The absent players, with the reasons. */
function AbsencesCard({ match, absences }: Pick<LineupsAnswer, 'match' | 'absences'>) {
  const all = (['home', 'away'] as const).flatMap((side) =>
    absences[side].map((absence) => ({ ...absence, team: match[side] })),
  )
  if (all.length === 0) return null
  return (
    <Card title="Desfalques" flush>
      <ul>
        {all.map(({ team, person, ...absence }) => (
          <li key={`${team.id} ${person.id ?? person.name}`} className={styles.row}>
            <Crest team={team} size={22} labelled />
            <div>
              <b>
                <PersonLink person={person} />
              </b>
              <small>{absenceWords(absence)}</small>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The substitutions of both teams in chronological order. */
function ChangesCard({ lineups }: { readonly lineups: readonly Lineup[] }) {
  const changes = lineups
    .flatMap((lineup) => lineupChanges(lineup).map((change) => ({ ...change, team: lineup.team })))
    .toSorted((a, b) => a.minute - b.minute)
  if (changes.length === 0) return null
  return (
    <Card title="Substituições" flush>
      <ul>
        {changes.map(({ minute, team, on, off }) => (
          <li key={`${team.id} ${minute}`} className={styles.row}>
            <span className={styles.minute}>{minute}'</span>
            <Crest team={team} size={22} labelled />
            <div>
              {on.length > 0 && (
                <span>
                  <b className={styles.on}>{plural(on.length, 'Entra', 'Entram')}</b> <People people={on} />
                </span>
              )}
              {off.length > 0 && (
                <small>
                  {plural(off.length, 'Sai', 'Saem')} <People people={off} />
                </small>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function People({ people }: { readonly people: readonly PersonRef[] }) {
  return people.map((person, index) => (
    <Fragment key={person.id ?? person.name}>
      {index > 0 && ', '}
      <PersonLink person={person} />
    </Fragment>
  ))
}
