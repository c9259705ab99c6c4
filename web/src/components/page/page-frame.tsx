import type { ReactNode } from 'react'
import { ArticleError } from './article-error.tsx'
import styles from './page-frame.module.css'
import { isOfAnother, PageHeading, type PageSubject } from './page-heading.tsx'
import { tabTitle } from './tab-title.ts'
import { useDocumentTitle } from './use-document-title.ts'

interface Props {
  readonly title: string
  /** What the page is of: named by the heading and by the browser's tab. */
  readonly of?: PageSubject
  /** For the browser's tab, where it says more than the heading. */
  readonly tab?: string
  readonly subtitle?: ReactNode
  /** Spans and links under the title, after the name of what the page is of. */
  readonly facts?: ReactNode
  /** Of what the page is of, before the facts of its own page. */
  readonly mark?: ReactNode
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** The frame of every page of the console: its heading, its actions, and the error state. */
export function PageFrame({
  title,
  of,
  tab = tabTitle(title, of?.name, of?.season),
  subtitle,
  facts,
  mark,
  actions,
  children,
}: Props) {
  useDocumentTitle(tab)
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <PageHeading title={title} of={of} />
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          {facts !== undefined && (
            <p className={isOfAnother(title, of) ? styles.more : styles.facts}>
              {mark && <span className={styles.mark}>{mark}</span>}
              {facts}
            </p>
          )}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <ArticleError />
      {children}
    </article>
  )
}
