import { apiHost } from '../../../api/request.ts'
import { initials } from './initials.ts'
import styles from './photo-frame.module.css'

interface Props {
  readonly name: string
  /** The address given by the API, or a preview of the visitor's own file. */
  readonly source: string | null
  readonly own: boolean
}

/** Never an empty frame: without a photo there are the initials. */
export function PhotoFrame({ name, source, own }: Props) {
  return (
    <span className={styles.frame}>
      {source ? (
        <img src={own ? source : apiHost + source} alt="Sua foto" width={96} height={96} />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
    </span>
  )
}
