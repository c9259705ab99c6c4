import { pushEventTypes, type PushEventType } from '@meio-campo/contract/rules'
import { useId } from 'react'
import { FieldMessage } from '../../../components/form/field.tsx'
import fieldStyles from '../../../components/form/field.module.css'
import { eventGroups } from '../events/event-groups.ts'
import styles from './type-picker.module.css'

interface Props {
  readonly value: readonly PushEventType[]
  readonly error: string | undefined
  readonly onChange: (types: readonly PushEventType[]) => void
}

/** Which events, group by group; the box of a group takes all of it. */
export function TypePicker({ value, error, onChange }: Props) {
  const id = useId()
  const chosen = new Set(value)
  const toggle = (types: readonly PushEventType[], on: boolean) =>
    onChange(on ? [...new Set([...value, ...types])] : value.filter((type) => !types.includes(type)))
  return (
    <div className={styles.picker}>
      {eventGroups.map(({ name, types }) => {
        const count = types.filter((type) => chosen.has(type)).length
        return (
          <fieldset key={name} className={styles.group}>
            <legend>
              <Box
                name="types"
                describedBy={error && id}
                checked={count === types.length}
                partly={count > 0 && count < types.length}
                onChange={(on) => toggle(types, on)}
              >
                <b>{name}</b>
              </Box>
            </legend>
            {types.map((type) => (
              <Box key={type} name="types" checked={chosen.has(type)} onChange={(on) => toggle([type], on)}>
                {pushEventTypes[type]} <code>{type}</code>
              </Box>
            ))}
          </fieldset>
        )
      })}
      <FieldMessage id={id} error={error} />
    </div>
  )
}

interface BoxProps {
  readonly name: string
  readonly checked: boolean
  readonly partly?: boolean
  readonly describedBy?: string | undefined
  readonly onChange: (on: boolean) => void
  readonly children: React.ReactNode
}

function Box({ name, checked, partly = false, describedBy, onChange, children }: BoxProps) {
  return (
    <label className={fieldStyles.check}>
      <input
        type="checkbox"
        name={name}
        checked={checked}
        aria-describedby={describedBy}
        ref={(box) => {
          if (box) box.indeterminate = partly
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
