import { FieldMessage } from '../../../components/form/field.tsx'
import type { FieldBinding } from '../../../components/form/use-form.ts'
import { useId } from 'react'
import styles from './weekdays-field.module.css'

/** Sunday first, as dates count them. */
const weekdays = ['Dom', 'Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb'] as const
const whole = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const

/** Days of the week on which matches are played; none chosen: any. */
export function WeekdaysField({ value, error, onChange }: FieldBinding<readonly number[]>) {
  const id = useId()
  const toggle = (day: number) =>
    onChange(value.includes(day) ? value.filter((other) => other !== day) : [...value, day].toSorted())
  return (
    <fieldset className={styles.field} aria-describedby={error ? id : undefined}>
      <legend>Dias da semana</legend>
      <div className={styles.days}>
        {weekdays.map((name, day) => (
          <label key={name}>
            <input
              type="checkbox"
              name="weekdays"
              aria-label={whole[day]}
              checked={value.includes(day)}
              onChange={() => toggle(day)}
            />
            <span aria-hidden>{name}</span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} hint="Nenhum marcado: em qualquer dia." />
    </fieldset>
  )
}
