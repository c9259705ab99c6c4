import type { Match } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Pennant } from '../../../../components/pennant/pennant.tsx'
import { longDay } from './match-day.ts'
import { byCompetition, byDay } from './match-groups.ts'
import styles from './match-groups-view.module.css'
import { MatchList } from './match-list.tsx'
import { useToday } from './use-today.ts'

interface Props {
  readonly matches: readonly Match[]
  readonly by: 'competition' | 'day'
  /** By competition: adds the day to each row, for pages with more than one day. */
  readonly showDay?: boolean
  /** By day: left out on a championship's own page. */
  readonly showCompetition?: boolean
}

/** A list of matches in groups, each under its heading. */
export function MatchGroups({ matches, by, showDay = false, showCompetition = true }: Props) {
  const today = useToday()
  if (by === 'competition') {
    return byCompetition(matches).map(({ key, competition, edition, matches: group }) => (
      <Group
        key={key}
        heading={
          <Link className={styles.link} to="/campeonatos/$id" params={{ id: competition.id }}>
            <Pennant competition={competition} size={26} />
            {competition.name}
          </Link>
        }
        aside={edition}
      >
        <MatchList matches={group} label={`Jogos: ${competition.name}`} showDay={showDay} showCompetition={false} />
      </Group>
    ))
  }
  return byDay(matches).map(({ key, day, matches: group }) => {
    const words = day ? longDay(day, today) : 'Data a definir'
    return (
      <Group key={key} heading={words} aside={count(group.length)}>
        <MatchList matches={group} label={`Jogos: ${words}`} showCompetition={showCompetition} />
      </Group>
    )
  })
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
