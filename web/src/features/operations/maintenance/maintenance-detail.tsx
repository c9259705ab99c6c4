import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { MaintenanceKind } from './maintenance-action.ts'
import { maintenanceQuery } from './maintenance-queries.ts'
import { describeLeaving, describeWorkers } from './maintenance-words.ts'

/** The line under the question: what would go, and that it can come back. */
export function MaintenanceDetail({ kind }: { readonly kind: MaintenanceKind }) {
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
