import { IconEraser, IconRefresh, IconTestPipeOff, IconUsersMinus } from '@tabler/icons-react'
import type { MaintenanceKind } from './maintenance-action.ts'

const icons = { restart: IconRefresh, users: IconUsersMinus, jogos: IconEraser, demo: IconTestPipeOff }

export function MaintenanceIcon({ kind, size = 20 }: { readonly kind: MaintenanceKind; readonly size?: number }) {
  const Icon = icons[kind]
  return <Icon size={size} stroke={1.75} aria-hidden />
}
