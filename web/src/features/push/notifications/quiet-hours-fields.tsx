import type { QuietHours } from '@meio-campo/contract/rules'
import { useState } from 'react'
import fields from '../../../components/form/field.module.css'
import { Switch } from '../../../components/switch.tsx'
import styles from './notifications-tab.module.css'
import { zoneWords } from './zone-words.ts'

interface Props {
  readonly quiet: QuietHours | null
  readonly timeZone: string
  readonly onChange: (quiet: QuietHours | null) => void
}

const NIGHT: QuietHours = { from: '23:00', to: '08:00' }

/** From when to when to be left alone. A time is saved when it is whole, and not the same as the other. */
export function QuietHoursFields({ quiet, timeZone, onChange }: Props) {
  const [typed, setTyped] = useState<Partial<QuietHours>>({})
  const shown = { ...(quiet ?? NIGHT), ...typed }
  const same = quiet !== null && shown.from === shown.to
  const change = (part: Partial<QuietHours>) => {
    const next = { ...shown, ...part }
    setTyped({ ...typed, ...part })
    if (!next.from || !next.to || next.from === next.to) return
    setTyped({})
    onChange(next)
  }
  return (
    <div className={styles.quiet}>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the switch inside is an input */}
      <label className={styles.switch}>
        <span>
          <b>Horas de silêncio</b>
          <small>O que acontece nesse meio não chega depois: o jogo já terá mudado.</small>
        </span>
        <Switch
          aria-label="Horas de silêncio"
          checked={quiet !== null}
          onChange={(event) => onChange(event.currentTarget.checked ? NIGHT : null)}
        />
      </label>
      {quiet && (
        <div className={styles.times}>
          <label className={styles.time}>
            <span>Das</span>
            <input
              type="time"
              className={fields.input}
              value={shown.from}
              aria-label="Silêncio a partir das"
              onChange={(event) => change({ from: event.currentTarget.value })}
            />
          </label>
          <label className={styles.time}>
            <span>às</span>
            <input
              type="time"
              className={fields.input}
              value={shown.to}
              aria-label="Silêncio até as"
              onChange={(event) => change({ to: event.currentTarget.value })}
            />
          </label>
          <output className={styles.note}>{same ? 'Escolha duas horas diferentes.' : zoneWords(timeZone)}</output>
        </div>
      )}
    </div>
  )
}
