import { textParts } from '@meio-campo/contract/rules'
import styles from './suggestion-view.module.css'

/** Words of a user in which addresses can be opened. */
export function SourceText({ children }: { readonly children: string }) {
  return textParts(children).map(({ text, at, href }) =>
    href === null ? (
      text
    ) : (
      <a key={at} className={styles.link} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {text}
      </a>
    ),
  )
}
