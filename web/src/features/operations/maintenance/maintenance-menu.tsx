import { askMaintenance } from './ask-maintenance.tsx'
import { maintenanceActions, menuKinds } from './maintenance-action.ts'
import { MaintenanceIcon } from './maintenance-icon.tsx'

interface Props {
  readonly headingClass: string | undefined
  readonly itemClass: string | undefined
}

/** The admin's part of the side menu: each item opens its question at once, wherever the admin is. */
export function MaintenanceMenu({ headingClass, itemClass }: Props) {
  return (
    <div>
      <p className={headingClass}>Administração</p>
      <ul>
        {menuKinds.map((kind) => (
          <li key={kind}>
            <button type="button" className={itemClass} onClick={() => void askMaintenance(kind)}>
              <MaintenanceIcon kind={kind} size={18} />
              {maintenanceActions[kind].label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
