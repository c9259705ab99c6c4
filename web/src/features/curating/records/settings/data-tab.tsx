import { useRouter } from '@tanstack/react-router'
import { Card } from '../../../../components/card.tsx'
import { useUser } from '../../../../session/session-store.ts'
import { RecordDeletion } from '../form/record-deletion.tsx'
import { RecordEditor } from '../form/record-editor.tsx'
import { listAddress, recordAddress } from '../form/record-noun.ts'
import { MergeSection } from '../../merges/merge-section.tsx'
import { NamesSection } from '../../record-names/names-section.tsx'
import type { SettingsTabProps } from './settings-tabs.ts'
import { SuggestionCard } from './suggestion-card.tsx'

/** The record's own fields, and at the end the way to remove it. */
export function DataTab({ noun, record }: SettingsTabProps) {
  const router = useRouter()
  if (!useUser()?.admin) return <SuggestionCard noun={noun} record={record} />
  return (
    <Card>
      <RecordEditor noun={noun} record={record} />
      <NamesSection noun={noun} record={record} />
      <MergeSection
        noun={noun}
        record={record}
        onMergedAway={(kept) =>
          router.history.push(`${recordAddress(noun, kept)}/settings`, undefined, { ignoreBlocker: true })
        }
      />
      <RecordDeletion
        noun={noun}
        record={record}
        onDeleted={() => router.history.push(listAddress(noun), undefined, { ignoreBlocker: true })}
      />
    </Card>
  )
}
