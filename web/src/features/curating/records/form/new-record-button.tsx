import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../components/button/button.tsx'
import { useMayEdit } from '../../../../session/duties.ts'
import { showLinkToast, showToast } from '../../../../state/toasts.ts'
import { doneWords, newWords, recordAddress, type RecordNoun } from '../inputs/record-noun.ts'

// Most readers may not edit: the form is loaded when it is opened.
const NewRecordDialog = lazy(async () => ({ default: (await import('./record-form.tsx')).NewRecordDialog }))

/** "Novo jogador" for users who may create one, on the list of records that are created in a dialog. */
export function NewRecordButton({ noun }: { readonly noun: RecordNoun }) {
  const [open, setOpen] = useState(false)
  if (!useMayEdit(noun)) return null
  return (
    <>
      <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => setOpen(true)}>
        {newWords(noun)}
      </Button>
      <Suspense>
        {open && (
          <NewRecordDialog
            noun={noun}
            onClose={() => setOpen(false)}
            onCreated={({ id }) => {
              setOpen(false)
              const address = recordAddress(noun, id)
              if (address) showLinkToast(doneWords(noun, 'criad'), address)
              else showToast(doneWords(noun, 'criad'))
            }}
          />
        )}
      </Suspense>
    </>
  )
}
