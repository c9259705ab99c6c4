import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../components/card.tsx'
import { ownDutiesQuery } from '../../../session/duties.ts'
import { useUser } from '../../../session/session-store.ts'
import { DutyList } from './duty-list.tsx'

/** The user's own duties, on their profile. Nothing is shown to users without a duty. */
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
