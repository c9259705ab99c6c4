import type { Tie } from '@meio-campo/contract'
import { useMemo, useState, type SyntheticEvent } from 'react'
import { useMediaQuery } from '../../../components/media-query.ts'
import { BracketRounds } from './bracket-rounds-view.tsx'
import { bracketTree } from './bracket-tree.ts'
import { BracketTreeView } from './bracket-tree-view.tsx'
import { ChampionMark } from './champion-mark.tsx'
import styles from './bracket-view.module.css'

interface Props {
  readonly competitionId: string
  readonly ties: readonly Tie[]
  /** What the rounds' names are, below the heading that is already there. */
  readonly heading: 'h2' | 'h3'
}

/**
 * The knock-out: two halves that meet in the final where there is room, round after round elsewhere. With the pointer or the
 * focus on a team, its path is marked.
 */
export function BracketView({ competitionId, ties, heading }: Props) {
  const hasRoom = useMediaQuery('(min-width: 1180px)')
  const tree = useMemo(() => bracketTree(ties), [ties])
  const [followed, setFollowed] = useState<string | null>(null)
  const follow = ({ target }: SyntheticEvent) => setFollowed(teamAt(target))
  const parts = { competitionId, followed, heading }
  return (
    <div
      className={styles.bracket}
      role="presentation"
      onPointerOver={follow}
      onPointerLeave={() => setFollowed(null)}
      onFocus={follow}
      onBlur={() => setFollowed(null)}
    >
      {tree && hasRoom ? (
        <>
          <BracketTreeView {...parts} tree={tree} />
          {tree.rest.length > 0 && <BracketRounds {...parts} ties={tree.rest} />}
        </>
      ) : (
        <>
          {tree && <ChampionMark final={tree.final} />}
          <BracketRounds {...parts} ties={ties} final={tree?.final.round ?? null} />
        </>
      )}
    </div>
  )
}

function teamAt(target: EventTarget): string | null {
  if (!(target instanceof Element)) return null
  return target.closest<HTMLElement>('[data-team]')?.dataset['team'] ?? null
}
