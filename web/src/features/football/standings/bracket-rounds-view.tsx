import type { Tie } from '@meio-campo/contract'
import { useRef, useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { bracketRounds } from './bracket-rounds.ts'
import styles from './bracket-view.module.css'
import { TieBox } from './tie-box.tsx'

interface Props {
  readonly competitionId: string
  readonly ties: readonly Tie[]
  readonly followed: string | null
  readonly heading: 'h2' | 'h3'
}

/** So many rounds fit beside each other at the width of a desk; more are chosen by name, as on a phone. */
const MOST_BESIDE_EACH_OTHER = 5

/** The rounds beside each other, the earliest at the left. On a phone one round fills the screen: swipe, or choose its name. */
export function BracketRounds({ competitionId, ties, followed, heading: Heading }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const rounds = bracketRounds(ties)
  const [shown, setShown] = useState(0)
  const show = (place: number) =>
    list.current?.children[place]?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'smooth' })
  return (
    <>
      {rounds.length > 1 && (
        <nav
          className={styles.chooser}
          data-many={rounds.length > MOST_BESIDE_EACH_OTHER || undefined}
          aria-label="Fases do mata-mata"
        >
          {rounds.map(({ name }, place) => (
            <Button
              key={name}
              size="xs"
              variant="default"
              aria-current={place === shown ? 'true' : undefined}
              onClick={() => show(place)}
            >
              {name}
            </Button>
          ))}
        </nav>
      )}
      <section
        className={styles.scroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is reached by keys too
        tabIndex={0}
        aria-label={labelOf(rounds)}
        onScroll={({ currentTarget }) => setShown(firstInSight(currentTarget, list.current))}
      >
        <ol className={styles.rounds} ref={list}>
          {rounds.map(({ name, ties: round, paired }) => (
            <li key={name} className={styles.round} data-paired={paired || undefined}>
              <Heading className={styles.name}>{name}</Heading>
              <ol className={styles.ties}>
                {round.map((tie) => (
                  <li key={tie.id} className={styles.place}>
                    <TieBox tie={tie} competitionId={competitionId} followed={followed} />
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

/** The round that begins nearest to the edge of what is scrolled. */
function firstInSight(box: HTMLElement, list: HTMLElement | null): number {
  const edge = box.getBoundingClientRect().left
  const away = [...(list?.children ?? [])].map((round) => Math.abs(round.getBoundingClientRect().left - edge))
  return Math.max(0, away.indexOf(Math.min(...away)))
}

const labelOf = (rounds: readonly { readonly name: string }[]) =>
  rounds.length === 1 ? rounds[0]!.name : `Confrontos: ${rounds[0]!.name} a ${rounds.at(-1)!.name}`
