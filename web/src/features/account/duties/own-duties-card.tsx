import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../components/card.tsx'
import { ownDutiesQuery } from '../../../session/duties.ts'
import { useUser } from '../../../session/session-store.ts'
import { DutyList } from './duty-list.tsx'

/** On one's own profile: what admins gave one to do. Nothing is shown to who has no duty. */
export function OwnDutiesCard() {
  const admin = useUser()?.admin ?? false
  const { data } = useQuery({ ...ownDutiesQuery(), enabled: !admin })
  if (!data || data.data.length === 0) return null
  return (
    <Card title="Suas funções">
      <DutyList duties={data.data} />
    </Card>
  )
}
