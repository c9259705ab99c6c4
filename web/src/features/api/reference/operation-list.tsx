import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { MethodTag } from './method-tag.tsx'
import type { OperationGroup } from './operation-groups.ts'
import styles from './operation-list.module.css'

interface Props {
  readonly groups: readonly OperationGroup[]
  /** The id of the one on screen. */
  readonly current: string | undefined
  /** What was searched: everything found stands open, and stays in the address. */
  readonly query: string
}

/** Every operation by subject, each a link of its own. */
export function OperationList({ groups, current, query }: Props) {
  const searching = query !== ''
  return (
    <nav className={styles.list} aria-label="Operações">
      {groups.map(({ tag, operations }, index) => (
        <details
          key={`${tag} ${searching}`}
          className={styles.group}
          open={searching || (current === undefined ? index === 0 : operations.some(({ id }) => id === current))}
        >
          <summary>
            {tag}
            <small>{operations.length}</small>
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </summary>
          <ul>
            {operations.map(({ id, method, summary }) => (
              <li key={id}>
                <Link
                  className={styles.operation}
                  to="/api"
                  search={{ aba: 'referencia', op: id, ...(searching && { busca: query }) }}
                  activeProps={{}}
                  aria-current={id === current ? 'page' : undefined}
                >
                  <MethodTag method={method} />
                  {summary}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}
