import { IconMessagePlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import type { RecordNoun } from '../records/inputs/record-noun.ts'
import { useMayEdit } from '../../../session/duties.ts'
import { useUser } from '../../../session/session-store.ts'

// Loaded on demand, because few readers open it.
const SuggestDialog = lazy(async () => ({ default: (await import('./suggest-dialog.tsx')).SuggestDialog }))

interface Props {
  readonly noun: RecordNoun
  readonly id: string
}

/** At the end of every page of a record, for users who may not edit it. */
export function SuggestButton({ noun, id }: Props) {
  const user = useUser()
  const [open, setOpen] = useState(false)
  const mayEdit = useMayEdit(noun, noun === 'competition' ? id : null)
  if (!user || mayEdit) return null
  return (
    <div>
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconMessagePlus size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Sugerir correção
      </Button>
      <Suspense>{open && <SuggestDialog noun={noun} id={id} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
