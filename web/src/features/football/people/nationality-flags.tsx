import { countryName } from '../../../components/flag/country-name.ts'
import { Flag } from '../../../components/flag/flag.tsx'
import styles from './people.module.css'

interface Props {
  readonly codes: readonly string[]
  /** With the names of the countries beside the flags. */
  readonly named?: boolean
}

export function NationalityFlags({ codes, named = false }: Props) {
  if (codes.length === 0) return named ? null : <>–</>
  return (
    <span className={styles.flags}>
      {codes.map((code) => (
        <span key={code} className={styles.flag}>
          <Flag code={code} size={13} decorative={named} />
          {named && countryName(code)}
        </span>
      ))}
    </span>
  )
}
