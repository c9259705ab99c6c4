import { useUser } from '../../../session/session-store.ts'
import { UserDashboard } from './user-dashboard.tsx'
import { VisitorDashboard } from './visitor-dashboard.tsx'

export function DashboardPage() {
  const user = useUser()
  return user ? <UserDashboard name={user.name} /> : <VisitorDashboard />
}
