import type { WebsitePage } from '@meio-campo/contract'
import { TextLink } from '../../../../components/text-link.tsx'
import styles from './website-page-links.module.css'

interface Props {
  readonly pages: readonly WebsitePage[]
  readonly current: string
}

/** The way from one institutional page to the others. */
export function WebsitePageLinks({ pages, current }: Props) {
  const others = pages.filter(({ id }) => id !== current)
  if (others.length === 0) return null
  return (
    <nav className={styles.links} aria-label="Outras páginas institucionais">
      <span>Leia também</span>
      <ul>
        {others.map(({ id, title }) => (
          <li key={id}>
            <TextLink to="/institucional/$id" params={{ id }}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
