import type { Day, Match } from '@meio-campo/contract'
import { dotted, plural } from '@meio-campo/contract/rules'
import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { PageOf } from '../../../../api/pages.ts'
import type { RawCall } from '../../../../api/raw-call.ts'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { ExportMenu } from '../../../../components/list/export-menu.tsx'
import { ViewSwitch } from '../../../../components/list/list-tools.tsx'
import { count } from '../../../../components/list/pages-words.ts'
import { LiveDot } from '../../../../components/live/live-dot.tsx'
import { paceWhile } from '../../../../components/live/use-live.ts'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { useStripScroll } from '../../../../components/use-strip-scroll.ts'
import { hasDemo, useApiPages } from '../../../../console/api-panel/use-api-call.ts'
import { useCrumbName } from '../../../../console/shell/crumb-names.ts'
import { useSession } from '../../../../session/session-store.ts'
import { partialDateWords } from '../../pieces/dates/partial-date-words.ts'
import { longDay, nearDay, stripDay } from '../../pieces/matches/match-day.ts'
import { isLive, keepsChanging } from '../../pieces/matches/match-stage.ts'
import { matchSections } from '../../pieces/matches/match-sections.ts'
import { useFollowRank } from '../../../push/follows/follow-queries.ts'
import { useToday } from '../../pieces/matches/use-today.ts'
import { MatchPagesView } from '../lists/match-pages-view.tsx'
import { isWholeDay, matchDate, matchDateTitle } from './match-date.ts'
import styles from './match-days-page.module.css'
import { dateCall, datePages, todayCall, todayPages } from './match-days-queries.ts'
import type { MatchDaysSearch } from './match-days-search.ts'
import { MatchDaysEmpty } from './match-days-empty.tsx'
import { MatchDaysTools } from './match-days-tools.tsx'

const LIVE_MS = 20_000

const todayRoute = getRouteApi('/jogos/')
const dateRoute = getRouteApi('/jogos/$date')

type DaysPage = PageOf<Match> & { readonly days: readonly Day[]; readonly competitions: readonly string[] }
type DaysQuery = UseInfiniteQueryResult<InfiniteData<DaysPage>>

/** A day is refreshed while one of its matches is not finished. */
const pace = (today: string) => paceWhile((match: Match) => keepsChanging(match, today), LIVE_MS)

export function TodayPage() {
  const search = todayRoute.useSearch()
  const today = useToday()
  const team = useSession()?.time?.id
  const matches = useInfiniteQuery({ ...todayPages(today, search, team), refetchInterval: pace(today) })
  const call = todayCall(today, search, team)
  const exported = useApiPages(matches, '/api/v1/jogos', call, { demo: hasDemo(matches) })
  return <View title="Jogos" date={today} search={search} matches={matches} exported={exported} />
}

/** The matches of any day, month or year. */
export function DatePage() {
  const position = dateRoute.useParams().date
  const search = dateRoute.useSearch()
  const today = useToday()
  const team = useSession()?.time?.id
  const matches = useInfiniteQuery({ ...datePages(position, search, team), refetchInterval: pace(today) })
  const call = dateCall(position, search, team)
  const exported = useApiPages(matches, '/api/v1/jogos/{date}', call, { demo: hasDemo(matches) })
  const date = matchDate(position, today)
  useCrumbName(`/jogos/${position}`, position === date ? partialDateWords(date) : undefined)
  return <View title={matchDateTitle(date, today)} date={date} search={search} matches={matches} exported={exported} />
}

interface Props {
  readonly title: string
  readonly date: string
  readonly search: MatchDaysSearch
  readonly matches: DaysQuery
  readonly exported: Pick<RawCall, 'path' | 'params' | 'query'>
}

function View({ title, date, search, matches, exported }: Props) {
  const today = useToday()
  const first = matches.data?.pages[0]
  const live = matches.data?.pages.flatMap(({ data }) => data).filter(isLive).length ?? 0
  const whole = isWholeDay(date)
  const rankOf = useFollowRank()
  const competitions = matches.data?.pages.flatMap((page) => page.competitions) ?? []
  return (
    <PageFrame
      title={title}
      subtitle={
        <>
          {dotted(whole && longDay(date, today), first?.page.total != null && count(first.page.total, matchNoun)) ||
            NOT_YET}
          {live > 0 && <span className={styles.live}> · {`${live}\u00a0ao\u00a0vivo`}</span>}
        </>
      }
      actions={
        <>
          <ViewSwitch />
          <ExportMenu call={exported} name={`jogos-${date}`} formats={['csv', 'json', 'ics']} />
        </>
      }
    >
      <div className={styles.strip}>{first && <DayStrip days={first.days} current={whole ? date : ''} />}</div>
      <MatchDaysTools date={date} search={search} />
      <div className={styles.days}>
        <MatchPagesView
          query={matches}
          by={whole ? (shown) => matchSections(shown, { competitions, rankOf }) : byPeriod(date)}
          empty={<MatchDaysEmpty search={search} date={date} days={first?.days ?? []} />}
        />
      </div>
    </PageFrame>
  )
}

/** The days of a month under their headings; a year is a long list. */
const byPeriod = (date: string) => (date.length === MONTH ? 'day' : 'row')
const MONTH = 'aaaa-mm'.length

/** Holds the line until the number is known, so that nothing moves then. */
const NOT_YET = '\u00a0'

const matchNoun = { one: 'jogo', many: 'jogos' }

interface DayStripProps {
  readonly days: readonly Day[]
  /** The day on screen. */
  readonly current: string
}

/** The days around, each with how many matches it has. */
function DayStrip({ days, current }: DayStripProps) {
  const today = useToday()
  const ref = useStripScroll<HTMLOListElement>(current)
  return (
    <nav className={styles.dayStripDays} aria-label="Dias">
      <ol ref={ref} className={styles.dayStrip}>
        {days.map(({ day, matches, live }) => {
          const { weekday, date } = stripDay(day)
          return (
            <li key={day} data-tab={day}>
              <Link
                className={styles.day}
                to="/jogos/$date"
                params={{ date: day }}
                // The filters stay when the day changes.
                search={true}
                data-empty={matches === 0 || undefined}
                aria-current={day === current ? 'date' : undefined}
              >
                <span>{nearDay(day, today) ?? weekday}</span>
                <b>{date}</b>
                <small>
                  {live > 0 ? (
                    <>
                      <LiveDot /> {live}
                    </>
                  ) : matches > 0 ? (
                    matches
                  ) : (
                    '–'
                  )}
                </small>
                <HiddenText>
                  {longDay(day, today)}: {`${matches} ${plural(matches, 'jogo', 'jogos')}`}
                  {live > 0 && `, ${live} ao vivo`}
                </HiddenText>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
