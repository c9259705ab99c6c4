import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Skeleton } from '../../../components/page/skeleton.tsx'
import { LatestAuditCard } from '../audit/latest-audit-card.tsx'
import { askMaintenance } from './ask-maintenance.tsx'
import { CopiesCard } from './copies-card.tsx'
import {
  maintenanceActions,
  maintenanceKinds,
  menuKinds,
  type CleanKind,
  type MaintenanceKind,
} from './maintenance-action.ts'
import { MaintenanceIcon } from './maintenance-icon.tsx'
import { maintenanceQuery } from './maintenance-queries.ts'
import styles from './maintenance-section.module.css'
import { describeCounts } from './maintenance-words.ts'

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

const words = {
  restart: { what: 'Troca os processos um a um, sem derrubar chamada nem transmissão.' },
  users: { what: 'Apaga todas as contas que não são de administração.', stays: 'As contas de administração' },
  jogos: {
    what: 'Apaga todos os jogos, com lances, escalações e transmissões.',
    stays: 'Times, pessoas, campeonatos, edições e títulos',
  },
  demo: {
    what: 'Apaga tudo o que foi inventado: pessoas, jogos e edições de demonstração. Ela não volta sozinha.',
    stays: 'Clubes, estádios, campeonatos, campeões e transmissoras, que são reais',
  },
} as const

/** One of the actions: what it does, what would go and what stays, and the button that asks. */
function MaintenanceSection({ kind }: { readonly kind: MaintenanceKind }) {
  const id = useId()
  const { label } = maintenanceActions[kind]
  return (
    <section className={styles.section} aria-labelledby={id}>
      <span className={styles.icon} data-danger={kind !== 'restart' || undefined}>
        <MaintenanceIcon kind={kind} />
      </span>
      <div className={styles.words}>
        <h2 id={id}>{label}</h2>
        <p>{words[kind].what}</p>
        {kind !== 'restart' && <Facts kind={kind} />}
      </div>
      <Button
        variant="default"
        className={styles.action}
        {...(kind !== 'restart' && { color: 'danger' })}
        onClick={() => void askMaintenance(kind)}
      >
        {label}
      </Button>
    </section>
  )
}

function Facts({ kind }: { readonly kind: CleanKind }) {
  const { data, isPending } = useQuery(maintenanceQuery())
  const counts = data?.data[kind]
  return (
    <dl className={styles.facts}>
      <dt>Sai</dt>
      <dd>
        {counts ? describeCounts(kind, counts) : isPending ? <Skeleton width={180} /> : 'Não foi possível contar.'}
      </dd>
      <dt>Fica</dt>
      <dd>{words[kind].stays}</dd>
    </dl>
  )
}
