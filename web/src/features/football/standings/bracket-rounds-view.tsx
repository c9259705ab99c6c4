import type { Tie } from '@meio-campo/contract'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { useMediaQuery } from '../../../components/media-query.ts'
import { bracketRounds, openingRound } from './bracket-rounds.ts'
import styles from './bracket-view.module.css'
import { TieBox } from './tie-box.tsx'

interface Props {
  readonly competitionId: string
  readonly ties: readonly Tie[]
  readonly followed: string | null
  readonly heading: 'h2' | 'h3'
  /** The round of the tie that decides it, if it is known. */
  readonly final?: string | null
}

/** This many rounds fit side by side on a desktop; more are chosen by name, as on a phone. */
const MOST_BESIDE_EACH_OTHER = 5

/**
 * The rounds side by side, the earliest at the left. On a phone one round fills the screen; the user swipes or chooses
 * its name.
 */
export function BracketRounds({ competitionId, ties, followed, heading: Heading, final = null }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const rounds = bracketRounds(ties)
  const [shown, setShown] = useState(0)
  const chooser = useRef<HTMLElement>(null)
  const isOneAtATime = useMediaQuery('(max-width: 599px)')
  // Calculated once: if a decided tie changed the round, the user would lose the one they are reading.
  const [opening] = useState(() => openingRound(rounds, final))
  useLayoutEffect(() => {
    if (isOneAtATime) scrollTo(list.current?.parentElement, list.current?.children[opening])
  }, [isOneAtATime, opening])
  useLayoutEffect(() => scrollTo(chooser.current, chooser.current?.children[shown]), [shown])
  return (
    <>
      {rounds.length > 1 && (
        <nav
          ref={chooser}
          className={styles.chooser}
          data-many={rounds.length > MOST_BESIDE_EACH_OTHER || undefined}
          aria-label={`Fases do mata-mata: ${spanOf(rounds)}`}
        >
          {rounds.map(({ name }, place) => (
            <Button
              key={name}
              size="xs"
              variant="default"
              aria-current={place === shown ? 'true' : undefined}
              onClick={() => scrollTo(list.current?.parentElement, list.current?.children[place], 'smooth')}
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
          {rounds.map(({ name, ties: round, paired }, place) => (
            <li
              key={name}
              className={styles.round}
              data-paired={paired || undefined}
              data-shown={place === shown || undefined}
            >
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

/** Scrolls only sideways, so that the page itself does not move. */
function scrollTo(box: HTMLElement | null | undefined, part: Element | undefined, behavior: ScrollBehavior = 'auto') {
  if (box && part)
    box.scrollBy({ left: part.getBoundingClientRect().left - box.getBoundingClientRect().left, behavior })
}

/** The round that begins nearest to the edge of the scrolled area. */
function firstInSight(box: HTMLElement, list: HTMLElement | null): number {
  const edge = box.getBoundingClientRect().left
  const away = [...(list?.children ?? [])].map((round) => Math.abs(round.getBoundingClientRect().left - edge))
  return Math.max(0, away.indexOf(Math.min(...away)))
}

const labelOf = (rounds: readonly { readonly name: string }[]) =>
  rounds.length === 1 ? rounds[0]!.name : `Confrontos: ${spanOf(rounds)}`

/** An edition can have several knock-outs, before and after its groups: their rounds tell them apart. */
const spanOf = (rounds: readonly { readonly name: string }[]) => `${rounds[0]!.name} a ${rounds.at(-1)!.name}`
