import { IconPencil } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../components/button/button.tsx'
import { useMayEdit } from '../../../../session/duties.ts'
import type { EditRecordProps } from './edit-record-dialog.tsx'

// Most readers may not edit: the form is loaded when it is opened.
const EditRecordDialog = lazy(async () => ({ default: (await import('./edit-record-dialog.tsx')).EditRecordDialog }))

/** "Editar" for users with the right, on the page of a record whose settings have no page of their own. */
export function EditRecordButton(props: EditRecordProps) {
  const [open, setOpen] = useState(false)
  if (!useMayEdit(props.noun)) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Editar
      </Button>
      <Suspense>{open && <EditRecordDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
