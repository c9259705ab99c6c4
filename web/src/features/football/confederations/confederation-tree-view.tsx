import { useState } from 'react'
import { ConfederationRow } from './confederation-row.tsx'
import { confederationTree, type ConfederationNode } from './confederation-tree.ts'
import styles from './confederation-tree-view.module.css'
import { memberCount } from './confederation-words.ts'
import type { Confederation } from '@meio-campo/contract'

/** FIFA, below it the continents, in each its countries, and the states of those that have them. */
export function ConfederationTree({ rows }: { readonly rows: readonly Confederation[] }) {
  const tree = confederationTree(rows)
  const [first] = tree
  const world = tree.length === 1 && first?.confederation.level === 0 ? first : null
  const byTeams = (nodes: readonly ConfederationNode[]) =>
    nodes.toSorted((a, b) => b.confederation.teams - a.confederation.teams)
  return (
    <>
      {world && (
        <div className={styles.top}>
          <ConfederationRow confederation={world.confederation} />
        </div>
      )}
      <ul className={styles.continents} aria-label="Confederações">
        {byTeams(world?.members ?? tree).map(({ confederation, members }) => (
          <li key={confederation.id} className={styles.continent}>
            <ConfederationRow confederation={confederation} />
            {members.length > 0 && <Members nodes={members} />}
          </li>
        ))}
      </ul>
    </>
  )
}

function Members({ nodes }: { readonly nodes: readonly ConfederationNode[] }) {
  return (
    <ul className={styles.nations}>
      {withMembersFirst(nodes).map(({ confederation, members }) => (
        <li key={confederation.id} className={members.length > 0 ? styles.wide : undefined}>
          <ConfederationRow confederation={confederation} />
          {members.length > 0 && <States confederation={confederation} members={members} />}
        </li>
      ))}
    </ul>
  )
}

/** They take a whole line, because within the columns they would break the layout. */
const withMembersFirst = (nodes: readonly ConfederationNode[]) =>
  nodes.toSorted((a, b) => Number(b.members.length > 0) - Number(a.members.length > 0))

function States({ confederation, members }: ConfederationNode) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.states} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {open ? 'Esconder' : 'Ver'} {memberCount(confederation)}
      </summary>
      {open && (
        <ul>
          {members.map((node) => (
            <li key={node.confederation.id}>
              <ConfederationRow confederation={node.confederation} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
