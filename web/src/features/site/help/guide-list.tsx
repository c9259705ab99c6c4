import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import styles from './guide-list.module.css'
import { guideGroups, type Guide } from '../../../console/guides/guides.ts'

/** The guides by group, each a link of its own. */
export function GuideList({ guides }: { readonly guides: readonly Guide[] }) {
  const groups = guideGroups
    .map((name) => ({ name, members: guides.filter(({ group }) => group === name) }))
    .filter(({ members }) => members.length > 0)
  return groups.map(({ name, members }) => (
    <Card key={name} title={name} flush>
      <ul className={styles.list}>
        {members.map(({ id, title, summary }) => (
          <li key={id}>
            <Link className={styles.guide} to="/help" search={{ guia: id }} activeProps={{}}>
              <span>
                <b>{title}</b>
                <small>{summary}</small>
              </span>
              <IconChevronRight size={16} stroke={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  ))
}
