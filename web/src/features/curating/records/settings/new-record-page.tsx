import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Card } from '../../../../components/card.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { useMayEdit } from '../../../../session/duties.ts'
import { useUser } from '../../../../session/session-store.ts'
import { showLinkToast } from '../../../../state/toasts.ts'
import { draftKey } from '../form/record-draft.ts'
import { RecordForm } from '../form/record-form.tsx'
import { doneWords, newWords, placeOf, recordAddress, type SettingsNoun } from '../inputs/record-noun.ts'
import { forgetReads } from '../form/record-queries.ts'
import { createRecord } from '../form/send-record.ts'
import { SuggestionCard } from './suggestion-card.tsx'
import { showWarnings } from '../form/saved-warnings.ts'

/** The form of a new record; once it is made its settings are opened, for what belongs to it. */
export function NewRecordPage({ noun }: { readonly noun: SettingsNoun }) {
  const user = useUser()
  const mayEdit = useMayEdit(noun)
  return (
    <PageFrame title={newWords(noun)} subtitle="Os campos com * são obrigatórios.">
      {user && mayEdit ? <NewRecord noun={noun} userId={user._id} /> : <SuggestionCard noun={noun} />}
    </PageFrame>
  )
}

function NewRecord({ noun, userId }: { readonly noun: SettingsNoun; readonly userId: string }) {
  const router = useRouter()
  const [send] = useState(() => createRecord(noun))
  const { kind, one } = placeOf(noun)
  return (
    <Card>
      <RecordForm
        kind={kind}
        label={newWords(noun)}
        submitLabel={`Criar ${one}`}
        send={send}
        draftKey={draftKey(userId, noun, null)}
        duplicatesOf={noun}
        onSaved={(saved) => {
          const { id } = saved
          void showWarnings(saved)
          forgetReads()
          const address = recordAddress(noun, id)!
          showLinkToast(doneWords(noun, 'criad'), address)
          router.history.push(`${address}/settings`, undefined, { ignoreBlocker: true })
        }}
      />
    </Card>
  )
}
