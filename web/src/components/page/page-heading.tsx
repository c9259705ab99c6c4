import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { HiddenText } from '../hidden-text.tsx'
import styles from './page-frame.module.css'
import { tabTitle } from './tab-title.ts'

/** What a page is of: the team of a squad, the championship and the season of a table. */
export interface PageSubject {
  /** Not known while it loads. */
  readonly name: string | undefined
  readonly season?: string | null | undefined
  readonly picture?: ReactNode
  /** Where its own page is: `linkOptions({ to, params, search })`. */
  readonly link: LinkProps
}

interface Props {
  readonly title: string
  readonly of?: PageSubject | undefined
}

/** Its own page needs no second line: the title is its name. */
export const isOfAnother = (title: string, of: PageSubject | undefined): boolean =>
  of !== undefined && of.name !== title

/** The page's h1. It says what the browser's tab says: "Tabela · Brasileirão Série A 2024", on two lines without the dot. */
export function PageHeading({ title, of }: Props) {
  if (!of || !isOfAnother(title, of)) {
    return (
      <h1 className={styles.title} tabIndex={-1}>
        {tabTitle(title, of?.name, of?.season)}
      </h1>
    )
  }
  return (
    <h1 className={styles.heading} tabIndex={-1}>
      <span className={styles.title}>{title}</span>
      {of.name ? (
        <>
          <HiddenText> · </HiddenText>
          {of.picture && (
            <span className={styles.picture} aria-hidden="true">
              {of.picture}
            </span>
          )}
          <Link {...of.link} className={styles.name}>
            {of.name}
          </Link>
          {of.season && ` ${of.season}`}
        </>
      ) : (
        // Keeps the height of the line while the name loads.
        '\u00a0'
      )}
    </h1>
  )
}
