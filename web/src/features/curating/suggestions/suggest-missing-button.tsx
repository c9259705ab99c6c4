import { IconMessagePlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { useDutiesLoading, useMayEdit } from '../../../session/duties.ts'
import { useUser } from '../../../session/session-store.ts'
import { placeOf, type RecordNoun } from '../records/inputs/record-noun.ts'
import type { Suggested } from './send-suggestion.ts'

// Loaded on demand, because few readers open it.
const SuggestionForm = lazy(async () => ({ default: (await import('./suggestion-form.tsx')).SuggestionForm }))

type MissingNoun = Extract<RecordNoun, 'team' | 'player' | 'coach' | 'stadium' | 'competition' | 'streaming'>

const roles: Readonly<Partial<Record<MissingNoun, NonNullable<Suggested['role']>>>> = {
  player: 'player',
  coach: 'coach',
}

/** "Falta um time?" for users who may not create one: suggests a missing record. */
export function SuggestMissingButton({ noun }: { readonly noun: MissingNoun }) {
  const user = useUser()
  const mayEdit = useMayEdit(noun)
  const loading = useDutiesLoading()
  const [open, setOpen] = useState(false)
  if (!user || mayEdit || loading) return null
  const { kind, one } = placeOf(noun)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMessagePlus size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Falta um {one}?
      </Button>
      {open && (
        <FormDialog title={`Sugerir um ${one}`} onClose={close}>
          <Suspense>
            <SuggestionForm kind={kind} role={roles[noun]} onSent={close} onCancel={close} />
          </Suspense>
        </FormDialog>
      )}
    </>
  )
}
