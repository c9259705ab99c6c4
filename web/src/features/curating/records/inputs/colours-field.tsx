import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { Button, IconButton } from '../../../../components/button/button.tsx'
import { FieldMessage } from '../../../../components/form/field.tsx'
import fieldStyles from '../../../../components/form/field.module.css'
import type { FieldBinding } from '../../../../components/form/use-form.ts'
import { colourWords } from '../../../football/pieces/teams/team-words.ts'
import styles from './group-field.module.css'

const MOST = 4
const COLOUR = /^#[\da-f]{6}$/

interface Props extends FieldBinding<readonly string[]> {
  readonly label: string
}

/** Up to four colours, the most prominent first: chosen by eye or written as they are known. */
export function ColoursField({ label, name, value, error, onChange, onBlur }: Props) {
  const id = useId()
  const change = (index: number, colour: string) =>
    onChange(value.map((one, at) => (at === index ? colour.trim().toLowerCase() : one)))
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend className={styles.legend}>{label}</legend>
      {value.map((colour, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- every field is controlled: a line's place is identity enough
        <div key={index} className={styles.colour}>
          <input
            type="color"
            className={styles.swatch}
            aria-label={`Cor ${index + 1} na paleta`}
            value={COLOUR.test(colour) ? colour : '#888888'}
            onChange={(event) => change(index, event.currentTarget.value)}
          />
          <input
            className={fieldStyles.input}
            name={name}
            aria-label={`Cor ${index + 1}`}
            aria-invalid={error ? !COLOUR.test(colour) || undefined : undefined}
            value={colour}
            maxLength={7}
            spellCheck={false}
            autoCapitalize="none"
            placeholder="#c8102e"
            onChange={(event) => change(index, event.currentTarget.value)}
            onBlur={onBlur}
          />
          <span className={styles.words}>{COLOUR.test(colour) && colourWords(colour)}</span>
          <IconButton
            aria-label={`Cor ${index + 1} antes`}
            disabled={index === 0}
            onClick={() => onChange(value.toSpliced(index, 1).toSpliced(index - 1, 0, colour))}
          >
            <IconArrowUp size={18} stroke={1.75} aria-hidden />
          </IconButton>
          <IconButton aria-label={`Remover cor ${index + 1}`} onClick={() => onChange(value.toSpliced(index, 1))}>
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </IconButton>
        </div>
      ))}
      <FieldMessage id={id} error={error} hint="Até quatro, a principal primeiro." />
      {value.length < MOST && (
        <Button
          variant="default"
          size="xs"
          className={styles.add}
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          onClick={() => onChange([...value, value.length === 0 ? '#c8102e' : '#ffffff'])}
        >
          Adicionar cor
        </Button>
      )}
    </fieldset>
  )
}
