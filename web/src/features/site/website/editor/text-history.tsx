import { Card } from '../../../../components/card.tsx'
import { RecordHistory } from '../../../curating/history/record-history.tsx'

/** Each change holds a whole text, before and after. */
const AT_ONCE = 10

interface Props {
  readonly kind: 'post' | 'websitePage'
  readonly id: string
}

/** Every version of a text of the site; each can be restored. */
export function TextHistory({ kind, id }: Props) {
  return (
    <Card title="Histórico" flush>
      <RecordHistory kind={kind} id={id} limit={AT_ONCE} />
    </Card>
  )
}
