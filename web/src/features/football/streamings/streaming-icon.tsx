import type { Streaming } from '@meio-campo/contract'
import {
  IconBrandYoutube,
  IconDeviceTv,
  IconDeviceTvOld,
  IconPlayerPlay,
  IconRadio,
  IconTicket,
} from '@tabler/icons-react'
import { useState } from 'react'
import styles from './streaming-icon.module.css'
import { streamingKindWords } from '../pieces/streamings/streaming-words.ts'

const signs: Readonly<Record<string, typeof IconRadio>> = {
  'open-tv': IconDeviceTvOld,
  'pay-tv': IconDeviceTv,
  'pay-per-view': IconTicket,
  radio: IconRadio,
}

interface Props {
  readonly streaming: Pick<Streaming, 'kind' | 'site' | 'logo'>
  readonly size?: number
}

/** A service's logo, or the sign of its kind. Decorative: the name is next to it. */
export function StreamingIcon({ streaming, size = 48 }: Props) {
  const { kind, logo } = streaming
  const [broken, setBroken] = useState<string | null>(null)
  if (logo && logo !== broken) {
    return <img className={styles.logo} src={logo} alt="" width={size} height={size} onError={() => setBroken(logo)} />
  }
  const Sign = streamingKindWords(streaming) === 'YouTube' ? IconBrandYoutube : (signs[kind] ?? IconPlayerPlay)
  return (
    <span className={styles.sign} style={{ width: size, height: size }}>
      <Sign size={Math.round(size / 2)} stroke={1.5} aria-hidden />
    </span>
  )
}
