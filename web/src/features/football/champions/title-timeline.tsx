import type { CompetitionRef } from '@meio-campo/contract'
import { IconTrophy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { byDecade } from './title-groups.ts'
import styles from './titles.module.css'

interface Title {
  readonly competition: CompetitionRef
  readonly edition: string
}

interface Props<T extends Title> {
  readonly titles: readonly T[]
  /** Further details of a title: the final, the team. */
  readonly about: (title: T) => ReactNode
}

/** Title after title, the newest first, under its decade. */
export function TitleTimeline<T extends Title>({ titles, about }: Props<T>) {
  return byDecade(titles).map(({ decade, titles: own }) => (
    <section key={decade} className={styles.decade}>
      <h3 className={styles.heading}>{decade}</h3>
      <ol className={styles.timeline}>
        {own.map((title, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two titles of one year and name differ only by position
          <li key={`${title.competition.id} ${title.edition} ${index}`} className={styles.title}>
            <span className={styles.dot}>
              <IconTrophy size={14} stroke={1.75} aria-hidden />
            </span>
            <b className={styles.edition}>{title.edition}</b>
            <div className={styles.words}>
              <Link
                className={styles.name}
                to="/campeonatos/$id"
                params={{ id: title.competition.id }}
                search={{ temporada: title.edition }}
              >
                {title.competition.name}
              </Link>
              {about(title)}
            </div>
          </li>
        ))}
      </ol>
    </section>
  ))
}
