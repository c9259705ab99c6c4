import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryClient } from '../../../api/query.ts'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { maintenanceActions, type MaintenanceKind } from './maintenance-action.ts'
import { MaintenanceIcon } from './maintenance-icon.tsx'
import { maintenanceQuery } from './maintenance-queries.ts'
import { describeClean, describeLeaving, describeRestart, describeWorkers } from './maintenance-words.ts'

// A rolling restart and a clean of a large database outlast the usual ten seconds.
const TIMEOUT_MS = 120_000

/** Asks for confirmation, runs the action once, and shows the outcome. The menu and the settings page share it. */
export async function askMaintenance(kind: MaintenanceKind): Promise<void> {
  await confirm({
    title: maintenanceActions[kind].title,
    message: 'Você tem certeza que deseja fazer isso?',
    detail: <MaintenanceDetail kind={kind} />,
    icon: <MaintenanceIcon kind={kind} />,
    danger: kind !== 'restart',
    action: () => run(kind),
  })
}

async function run(kind: MaintenanceKind): Promise<void> {
  if (kind === 'restart') {
    const result = await api.post(maintenanceActions.restart.path, { timeoutMs: TIMEOUT_MS })
    if (result.ok) showToast(describeRestart(result.data.data))
    return
  }
  const result = await api.post(maintenanceActions[kind].path, { timeoutMs: TIMEOUT_MS })
  if (!result.ok) return
  showToast(describeClean(result.data.data.copy.total))
  await queryClient.invalidateQueries()
}

/** The line under the question: what would go, and that it can come back. */
function MaintenanceDetail({ kind }: { readonly kind: MaintenanceKind }) {
  const { data, isPending } = useQuery(maintenanceQuery())
  const facts = data?.data
  if (kind === 'restart') {
    const workers = facts ? describeWorkers(facts) : 'os processos um a um'
    return <Line>Troca {workers}, sem derrubar chamadas.</Line>
  }
  const going = facts ? `${describeLeaving(kind, facts[kind])}. ` : isPending ? 'Contando o que sai… ' : ''
  return <Line>{going}Uma cópia fica guardada por 30 dias, em Configurações, Manutenção.</Line>
}

function Line({ children }: { readonly children: React.ReactNode }) {
  return (
    <>
      <IconHistory size={16} stroke={1.75} aria-hidden style={{ marginTop: 1 }} />
      <span>{children}</span>
    </>
  )
}
