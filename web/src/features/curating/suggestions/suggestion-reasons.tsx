import { TextAreaField } from '../../../components/form/text-area-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import type { Reasons } from './send-suggestion.ts'

interface Props {
  readonly reasons: Reasons
  readonly error: string | undefined
  readonly onChange: (change: Partial<Reasons>) => void
}

const SOURCE_NEEDED = 'Diga de onde vem a informação: um site, um jornal, o estádio.'

export const sourceProblem = ({ source }: Reasons): string | undefined =>
  source.trim().length < 3 ? SOURCE_NEEDED : undefined

/** The fields for the source of a suggestion and a comment. */
export function SuggestionReasons({ reasons, error, onChange }: Props) {
  return (
    <>
      <TextField
        label="Fonte"
        required
        hint="De onde vem a informação: um endereço, um jornal, o próprio clube."
        name="source"
        value={reasons.source}
        maxLength={500}
        error={error}
        onBlur={() => undefined}
        onChange={(source) => onChange({ source })}
      />
      <TextAreaField
        label="Observação"
        optional
        rows={3}
        maxLength={1000}
        name="note"
        value={reasons.note}
        error={undefined}
        onBlur={() => undefined}
        onChange={(note) => onChange({ note })}
      />
    </>
  )
}
