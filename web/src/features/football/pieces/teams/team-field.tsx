import { defaultTeams } from '@meio-campo/contract/rules'
import { useId } from 'react'
import { Crest } from '../../../../components/crest/crest.tsx'
import { FieldMessage } from '../../../../components/form/field.tsx'
import styles from './team-field.module.css'
import type { FieldBinding } from '../../../../components/form/use-form.ts'

interface Props extends FieldBinding<string> {
  readonly label: string
}

/** The favourite team, chosen among the default ones by its crest; the empty value means none. */
export function TeamField({ label, name, value, error, onChange, onBlur }: Props) {
  const id = useId()
  return (
    <fieldset className={styles.teams} {...(error && { 'aria-describedby': id })}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {defaultTeams.map((team) => (
          <label key={team.id} className={styles.team}>
            <input
              type="radio"
              name={name}
              value={team.id}
              checked={value === team.id}
              onChange={() => onChange(team.id)}
              onBlur={onBlur}
            />
            <Crest team={{ ...team, colours: team.colors }} size={36} />
            <span>{team.name}</span>
          </label>
        ))}
        <label className={styles.team}>
          <input
            type="radio"
            name={name}
            value=""
            checked={value === ''}
            onChange={() => onChange('')}
            onBlur={onBlur}
          />
          <span className={styles.none} aria-hidden="true" />
          <span>Nenhum</span>
        </label>
      </div>
      <FieldMessage id={id} error={error} />
    </fieldset>
  )
}
