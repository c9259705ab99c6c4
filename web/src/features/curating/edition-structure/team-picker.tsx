import { lazy, Suspense, useState } from 'react'
import { RecordField } from '../records/inputs/record-field.tsx'
import { bound } from './small-select.tsx'

const NewRecordDialog = lazy(async () => ({
  default: (await import('../records/form/record-form.tsx')).NewRecordDialog,
}))

interface Props {
  readonly label: string
  /** The chosen name, where the field keeps it; where a list receives the choice, the field is emptied. */
  readonly chosen?: { readonly id: string; readonly name: string } | null
  readonly onPick: (id: string) => void
}

/** A team found by its name, or made on the spot. */
export function TeamPicker({ label, chosen = null, onPick }: Props) {
  const [making, setMaking] = useState<string | null>(null)
  return (
    <>
      <RecordField
        kind="team"
        label={label}
        chosenName={chosen?.name ?? ''}
        {...bound('team', chosen?.id ?? '', () => undefined)}
        onPick={(id) => onPick(id)}
        onCreate={setMaking}
      />
      <Suspense>
        {making !== null && (
          <NewRecordDialog
            noun="team"
            name={making}
            onCreated={({ id }) => {
              setMaking(null)
              onPick(id)
            }}
            onClose={() => setMaking(null)}
          />
        )}
      </Suspense>
    </>
  )
}
