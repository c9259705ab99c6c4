/** Names as the specification writes them: one for the menu, one for the dialog's title. */
export const maintenanceActions = {
  restart: { label: 'Restart Api', title: 'Reiniciar', path: '/api/v1/webmaster/api/restart' },
  users: { label: 'Limpar data Users', title: 'Limpar Data Users', path: '/api/v1/webmaster/users/clean' },
  jogos: { label: 'Limpar data Jogos', title: 'Limpar Data Jogos', path: '/api/v1/webmaster/jogos/clean' },
  demo: { label: 'Remover demonstração', title: 'Remover demonstração', path: '/api/v1/webmaster/demo/clean' },
} as const

export type MaintenanceKind = keyof typeof maintenanceActions
export const maintenanceKinds = Object.keys(maintenanceActions) as readonly MaintenanceKind[]
/** The menu has the specification's three. */
export const menuKinds = ['restart', 'users', 'jogos'] as const satisfies readonly MaintenanceKind[]
export type CleanKind = Exclude<MaintenanceKind, 'restart'>
