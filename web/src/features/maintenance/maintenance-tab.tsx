import { LatestAuditCard } from '../audit/latest-audit-card.tsx'
import { CopiesCard } from './copies-card.tsx'
import { maintenanceKinds } from './maintenance-action.ts'
import { MaintenanceSection } from './maintenance-section.tsx'
import styles from './maintenance-section.module.css'

export function MaintenanceTab() {
  return (
    <>
      <div className={styles.sections}>
        {maintenanceKinds.map((kind) => (
          <MaintenanceSection key={kind} kind={kind} />
        ))}
      </div>
      <CopiesCard />
      <LatestAuditCard />
    </>
  )
}
