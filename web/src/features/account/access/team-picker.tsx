import { defaultTeams } from '@meio-campo/contract/rules'
import { Crest } from '../../../components/crest/crest.tsx'
import { FieldMessage } from '../../../components/form/field.tsx'
import type { FieldBinding } from '../../../components/form/use-form.ts'
import { HiddenText } from '../../../components/hidden-text.tsx'
import styles from './team-picker.module.css'

/** The default teams as crests, one or none of them chosen. */
export function TeamPicker({ name, value, error, onChange, onBlur }: FieldBinding<string>) {
  const chosen = defaultTeams.find((team) => team.id === value)
  return (
    <fieldset className={styles.picker}>
      <legend>
        Time do coração <span>(opcional)</span>
      </legend>
      <div className={styles.crests}>
        {defaultTeams.map((team) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the radio is inside
          <label key={team.id} className={styles.crest} title={team.name}>
            <input
              type="radio"
              name={name}
              value={team.id}
              checked={team.id === value}
              onChange={() => onChange(team.id)}
              onBlur={onBlur}
            />
            <Crest team={{ ...team, colours: team.colors }} size={34} />
            <HiddenText>{team.name}</HiddenText>
          </label>
        ))}
      </div>
      <p className={styles.chosen}>
        {chosen ? (
          <>
            <b>{chosen.name}</b>
            <button type="button" onClick={() => onChange('')}>
              Não escolher time
            </button>
          </>
        ) : (
          'Nenhum escolhido. Dá para escolher depois.'
        )}
      </p>
      <FieldMessage id={`${name}-message`} error={error} />
    </fieldset>
  )
}
