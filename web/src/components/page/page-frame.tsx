import type { ReactNode } from 'react'
import { ArticleError } from './article-error.tsx'
import styles from './page-frame.module.css'
import { useDocumentTitle } from './use-document-title.ts'

interface Props {
  readonly title: string
  /** For the browser's tab, where the heading alone does not say what the page is about. */
  readonly tab?: string
  readonly subtitle?: ReactNode
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** The frame of every page of the console: its heading, its actions, and the error state. */
export function PageFrame({ title, tab = title, subtitle, actions, children }: Props) {
  useDocumentTitle(tab)
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <ArticleError />
      {children}
    </article>
  )
}
