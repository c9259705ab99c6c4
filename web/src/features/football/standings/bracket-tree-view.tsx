import type { BracketColumn, BracketTree } from './bracket-tree.ts'
import styles from './bracket-tree-view.module.css'
import { ChampionMark } from './champion-mark.tsx'
import { TieBox } from './tie-box.tsx'

interface Parts {
  readonly competitionId: string
  readonly followed: string | null
  readonly heading: 'h2' | 'h3'
}

/** Both halves of a knock-out with the final in the middle: all of it is on the screen. */
export function BracketTreeView({ tree, ...parts }: Parts & { readonly tree: BracketTree }) {
  const { final, left, right } = tree
  const Heading = parts.heading
  return (
    <section className={styles.tree} aria-label="Confrontos do mata-mata">
      {left.map((column) => (
        <Column key={column.name} {...parts} column={column} side="left" />
      ))}
      <section className={styles.middle}>
        <Heading className={styles.name}>{final.round ?? 'Final'}</Heading>
        <ChampionMark final={final} />
        <TieBox tie={final} competitionId={parts.competitionId} followed={parts.followed} />
      </section>
      {right.map((column) => (
        <Column key={column.name} {...parts} column={column} side="right" />
      ))}
    </section>
  )
}

interface ColumnProps extends Parts {
  readonly column: BracketColumn
  readonly side: 'left' | 'right'
}

function Column({ column, side, competitionId, followed, heading: Heading }: ColumnProps) {
  return (
    <section className={styles.column} data-side={side}>
      <Heading className={styles.name}>{column.name}</Heading>
      <ol className={styles.ties}>
        {column.ties.map((tie) => (
          <li key={tie.id} className={styles.place}>
            <TieBox tie={tie} competitionId={competitionId} followed={followed} />
          </li>
        ))}
      </ol>
    </section>
  )
}
