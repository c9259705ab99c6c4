import type { NotificationPreferences, TeamRef } from '@meio-campo/contract'
import { type NotificationType, notificationTypes, type QuietHours } from '@meio-campo/contract/rules'
import { useState } from 'react'
import { Card } from '../../../components/card.tsx'
import { Crest } from '../../../components/crest/crest.tsx'
import { Switch } from '../../../components/switch.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { useSession } from '../../../session/session-store.ts'
import styles from './notifications-tab.module.css'
import fieldStyles from '../../../components/form/field.module.css'
import { zoneWords } from './zone-words.ts'
import { useSavedPreferences } from './use-saved-preferences.ts'

interface Props {
  /** As of the answer that the tab was drawn from. */
  readonly initial: NotificationPreferences
  readonly team: TeamRef | null
}

const types = Object.entries(notificationTypes) as [NotificationType, { label: string; hint: string }][]

/** A team of the default list can be chosen where there are no data of it yet. */
function ownTeamWords(team: TeamRef | null, favourite: string | undefined): string {
  if (team) return 'Além do que você acompanha.'
  return favourite
    ? `Ainda não há jogos de ${favourite} nesta instalação.`
    : 'Você ainda não escolheu um time do coração.'
}

/** What to be notified of, and when not. Every choice is saved as it is made. */
export function PreferencesCard({ initial, team }: Props) {
  const { shown, save } = useSavedPreferences(initial)
  const favourite = useSession()?.time
  const choose = (type: NotificationType, wanted: boolean) =>
    save({ types: types.map(([each]) => each).filter((each) => (each === type ? wanted : shown.types.includes(each))) })
  const title = team ? `Jogos do meu time: ${team.name}` : 'Jogos do meu time'
  return (
    <Card title="O que notificar">
      <div className={styles.preferences}>
        {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the switch inside is an input */}
        <label className={styles.switch}>
          <span>
            <b>{title}</b>
            <small>{ownTeamWords(team, favourite?.name)}</small>
          </span>
          {team && <Crest team={team} size={24} />}
          <Switch
            aria-label={title}
            checked={shown.favourites}
            onChange={(event) => save({ favourites: event.currentTarget.checked })}
          />
        </label>
        {!favourite && !team && (
          <p className={styles.note}>
            <TextLink to="/settings" search={{ aba: 'perfil' }}>
              Escolher o time do coração
            </TextLink>
          </p>
        )}
        <fieldset className={styles.types}>
          <legend>Avisar de</legend>
          {types.map(([type, { label, hint }]) => (
            <label key={type} className={styles.type}>
              <input
                type="checkbox"
                checked={shown.types.includes(type)}
                onChange={(event) => choose(type, event.currentTarget.checked)}
              />
              <span>
                {label}
                <small>{hint}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <QuietHoursFields
          quiet={shown.quiet}
          timeZone={shown.timeZone}
          onChange={(quiet) => save({ quiet, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        />
      </div>
    </Card>
  )
}

interface QuietHoursProps {
  readonly quiet: QuietHours | null
  readonly timeZone: string
  readonly onChange: (quiet: QuietHours | null) => void
}

const NIGHT: QuietHours = { from: '23:00', to: '08:00' }

/** From when to when to be left alone. A time is saved when it is whole, and not the same as the other. */
function QuietHoursFields({ quiet, timeZone, onChange }: QuietHoursProps) {
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
          <small>O que acontece nessas horas não chega depois: o jogo já terá mudado.</small>
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
              className={fieldStyles.input}
              value={shown.from}
              aria-label="Silêncio a partir das"
              onChange={(event) => change({ from: event.currentTarget.value })}
            />
          </label>
          <label className={styles.time}>
            <span>às</span>
            <input
              type="time"
              className={fieldStyles.input}
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
