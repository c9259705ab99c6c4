import type { CompetitionRef, Match } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Pennant } from '../../../../components/pennant/pennant.tsx'
import { longDay } from './match-day.ts'
import styles from './match-groups-view.module.css'
import { MatchList } from './match-list.tsx'
import type { MatchSection } from './match-sections.ts'
import { useToday } from './use-today.ts'

interface Props {
  readonly matches: readonly Match[]
  readonly by: 'competition' | 'day'
  /** By competition: adds the day to each row, for pages with more than one day. */
  readonly showDay?: boolean
  /** By day: left out on a championship's own page. */
  readonly showCompetition?: boolean
  /** By day: left out where the page is one round's. */
  readonly showRound?: boolean
}

/** A list of matches in groups, each under its heading. */
export function MatchGroups(props: Props) {
  const { matches, by, showDay = false, showCompetition = true, showRound = true } = props
  const today = useToday()
  if (by === 'competition') {
    return byCompetition(matches).map(({ key, competition, edition, matches: group }) => (
      <Group key={key} heading={<CompetitionHeading competition={competition} />} aside={edition}>
        <MatchList matches={group} label={`Jogos: ${competition.name}`} showDay={showDay} showCompetition={false} />
      </Group>
    ))
  }
  return byDay(matches).map(({ key, day, matches: group }) => {
    const words = day ? longDay(day, today) : 'Data a definir'
    return (
      <Group key={key} heading={words} aside={count(group.length)}>
        <MatchList matches={group} label={`Jogos: ${words}`} showCompetition={showCompetition} showRound={showRound} />
      </Group>
    )
  })
}

/** The matches of one day: see `matchSections`. */
export function MatchSections({ sections }: { readonly sections: readonly MatchSection[] }) {
  return sections.map(({ key, kind, competition, edition, matches }) =>
    competition ? (
      <Group key={key} heading={<CompetitionHeading competition={competition} />} aside={edition}>
        <MatchList matches={matches} label={`Jogos: ${competition.name}`} showCompetition={false} />
      </Group>
    ) : (
      <Group key={key} heading={kind === 'live' ? 'Ao vivo' : 'Você acompanha'} aside={count(matches.length)}>
        <MatchList matches={matches} label={kind === 'live' ? 'Jogos: ao vivo' : 'Jogos: você acompanha'} />
      </Group>
    ),
  )
}

function CompetitionHeading({ competition }: { readonly competition: CompetitionRef }) {
  return (
    <Link className={styles.link} to="/campeonatos/$id" params={{ id: competition.id }}>
      <Pennant competition={competition} size={26} />
      {competition.name}
    </Link>
  )
}

const count = (matches: number) => `${matches} ${plural(matches, 'jogo', 'jogos')}`

interface GroupProps {
  readonly heading: ReactNode
  readonly aside: string
  readonly children: ReactNode
}

function Group({ heading, aside, children }: GroupProps) {
  return (
    <section className={styles.group}>
      <header className={styles.head}>
        <h2 className={styles.title}>{heading}</h2>
        <span className={styles.aside}>{aside}</span>
      </header>
      {children}
    </section>
  )
}

interface CompetitionGroup {
  readonly key: string
  readonly competition: CompetitionRef
  readonly edition: string
  readonly matches: readonly Match[]
}
interface DayGroup {
  readonly key: string
  /** Null: the day is not known yet. */
  readonly day: string | null
  readonly matches: readonly Match[]
}

function groupBy<Key extends string>(matches: readonly Match[], keyOf: (match: Match) => Key): Map<Key, Match[]> {
  const groups = new Map<Key, Match[]>()
  for (const match of matches) {
    const key = keyOf(match)
    const group = groups.get(key)
    if (group) group.push(match)
    else groups.set(key, [match])
  }
  return groups
}

/** In the order in which the list first names each championship. */
export function byCompetition(matches: readonly Match[]): readonly CompetitionGroup[] {
  return [...groupBy(matches, ({ competition, edition }) => `${competition.id} ${edition}`)].map(([key, group]) => ({
    key,
    competition: group[0]!.competition,
    edition: group[0]!.edition,
    matches: group,
  }))
}

/** Keeps the order of the list. */
export function byDay(matches: readonly Match[]): readonly DayGroup[] {
  return [...groupBy(matches, ({ day }) => day ?? '')].map(([key, group]) => ({
    key: key || 'sem-data',
    day: key || null,
    matches: group,
  }))
}
