import { useQuery } from '@tanstack/react-query'
import { LatestAuditCard } from '../audit/latest-audit-card.tsx'
import { CopiesCard } from './copies-card.tsx'
import { maintenanceKinds, menuKinds } from './maintenance-action.ts'
import { maintenanceQuery } from './maintenance-queries.ts'
import { MaintenanceSection } from './maintenance-section.tsx'
import styles from './maintenance-section.module.css'

export function MaintenanceTab() {
  const { data } = useQuery(maintenanceQuery())
  // Where nothing is invented there is nothing to remove.
  const invented = Object.values(data?.data.demo ?? {}).some((count) => count > 0)
  return (
    <>
      <div className={styles.sections}>
        {(invented ? maintenanceKinds : menuKinds).map((kind) => (
          <MaintenanceSection key={kind} kind={kind} />
        ))}
      </div>
      <CopiesCard />
      <LatestAuditCard />
    </>
  )
}
