import { Card } from '../../../components/card.tsx'
import { placeOf } from '../records/form/record-noun.ts'
import type { SettingsTabProps } from '../records/settings/settings-tabs.ts'
import { RecordHistory } from './record-history.tsx'

/** The history as a tab of a record's settings. */
export function HistoryTab({ noun, record }: Pick<SettingsTabProps, 'noun' | 'record'>) {
  return (
    <Card title="Histórico" flush>
      <RecordHistory kind={placeOf(noun).kind} id={record.id} />
    </Card>
  )
}
