import { toHref } from './blog-address.ts'
import styles from './blog-link.module.css'

/** A blog elsewhere, when the site has one. */
export function BlogLink({ address }: { readonly address: string }) {
  const href = toHref(address)
  return href ? (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      Abrir o blog
    </a>
  ) : null
}
