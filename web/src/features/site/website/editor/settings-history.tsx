import { Card } from '../../../../components/card.tsx'
import { RecordHistory } from '../../../curating/history/record-history.tsx'

const AT_ONCE = 10

/** Every version of contact, ads, blog, categories and the permission of public cards; each can be restored. */
export function SettingsHistory() {
  return (
    <Card title="Histórico dos dados do site" flush>
      <RecordHistory kind="website" id="true" limit={AT_ONCE} />
    </Card>
  )
}
