import { IconExternalLink } from '@tabler/icons-react'
import { HiddenText } from '../hidden-text.tsx'
import styles from './site-link.module.css'
import { siteName } from './site-name.ts'

interface Props {
  /** The owner of the site; read by screen readers. */
  readonly name: string
  readonly site: string
}

export function SiteLink({ name, site }: Props) {
  return (
    <a className={styles.site} href={site} target="_blank" rel="noreferrer">
      {siteName(site)}
      <HiddenText>{`, site: ${name} (abre em outra aba)`}</HiddenText>
      <IconExternalLink size={14} stroke={1.75} aria-hidden />
    </a>
  )
}
