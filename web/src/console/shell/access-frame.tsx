import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BrandMark } from '../../components/brand-mark.tsx'
import { ArticleError } from '../../components/page/article-error.tsx'
import { useDocumentTitle } from '../../components/page/use-document-title.ts'
import styles from './access-frame.module.css'
import { BackButton } from './back-button.tsx'
import { ThemeButton } from './theme-button.tsx'

interface Props {
  readonly title: string
  readonly subtitle?: ReactNode
  readonly children: ReactNode
  readonly foot?: ReactNode
}

/** What /login, /register and /recover stand in: no menu, one card. */
export function AccessFrame({ title, subtitle, children, foot }: Props) {
  useDocumentTitle(title)
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <BackButton />
        <Link to="/" className={styles.brand}>
          <BrandMark />
          Meio-Campo
        </Link>
        <ThemeButton />
      </header>
      <div className={styles.middle}>
        <section className={styles.card}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          <ArticleError />
          <div className={styles.body}>{children}</div>
          {foot && <footer className={styles.foot}>{foot}</footer>}
        </section>
      </div>
    </div>
  )
}
