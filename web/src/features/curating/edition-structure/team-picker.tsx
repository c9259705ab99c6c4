import { lazy, Suspense, use, useState } from 'react'
import { RecordField } from '../records/inputs/record-field.tsx'
import { RefusedPlaces } from './refused-places.tsx'
import { bound } from './small-select.tsx'

const NewRecordDialog = lazy(async () => ({
  default: (await import('../records/form/record-form.tsx')).NewRecordDialog,
}))

interface Props {
  readonly label: string
  /** Where it stands in its phase, as a refusal says it. */
  readonly place?: string
  /** The chosen name, where the field keeps it; where a list receives the choice, the field is emptied. */
  readonly chosen?: { readonly id: string; readonly name: string } | null
  readonly onPick: (id: string) => void
}

/** A team found by its name, or made on the spot. */
export function TeamPicker({ label, place, chosen = null, onPick }: Props) {
  const error = use(RefusedPlaces).get(place ?? '')
  const [making, setMaking] = useState<string | null>(null)
  return (
    <>
      <RecordField
        kind="team"
        label={label}
        chosenName={chosen?.name ?? ''}
        {...bound('team', chosen?.id ?? '', () => undefined, error)}
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
