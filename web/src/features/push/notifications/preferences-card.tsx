import type { NotificationPreferences, TeamRef } from '@meio-campo/contract'
import { notificationTypes, type NotificationType } from '@meio-campo/contract/rules'
import { Card } from '../../../components/card.tsx'
import { Crest } from '../../../components/crest/crest.tsx'
import { Switch } from '../../../components/switch.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import styles from './notifications-tab.module.css'
import { QuietHoursFields } from './quiet-hours-fields.tsx'
import { useSavedPreferences } from './use-saved-preferences.ts'

interface Props {
  readonly saved: NotificationPreferences
  readonly team: TeamRef | null
}

const types = Object.entries(notificationTypes) as [NotificationType, { label: string; hint: string }][]

/** What to be notified of, and when not. Every choice is saved as it is made. */
export function PreferencesCard({ saved, team }: Props) {
  const { shown, save } = useSavedPreferences(saved)
  const choose = (type: NotificationType, wanted: boolean) =>
    save({ types: types.map(([each]) => each).filter((each) => (each === type ? wanted : shown.types.includes(each))) })
  return (
    <Card title="O que notificar">
      <div className={styles.preferences}>
        {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the switch inside is an input */}
        <label className={styles.switch}>
          <span>
            <b>{team ? `Jogos do meu time: ${team.name}` : 'Jogos do meu time'}</b>
            <small>
              {team ? 'Além dos jogos que você acompanha um a um.' : 'Você ainda não escolheu um time do coração.'}
            </small>
          </span>
          {team && <Crest team={team} size={24} />}
          <Switch
            aria-label="Jogos do meu time"
            checked={shown.favourites}
            onChange={(event) => save({ favourites: event.currentTarget.checked })}
          />
        </label>
        {!team && (
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
