import type { RecordForm } from '@meio-campo/contract'
import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { ending } from './part-columns.tsx'
import { PartsCard } from './parts-card.tsx'
import styles from './player-parts.module.css'

/** What belongs to a player and is edited from their page: read only when it is opened. */
export function PlayerParts({ record }: { readonly record: Pick<RecordForm, 'id' | 'name'> }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={styles.fold} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className={styles.summary}>
        Passagens, transferências e desfalques
        <IconChevronRight className={styles.arrow} size={16} stroke={1.75} aria-hidden />
      </summary>
      {opened && <Lists record={record} />}
    </details>
  )
}

function Lists({ record }: { readonly record: Pick<RecordForm, 'id' | 'name'> }) {
  const shared = {
    filter: { pessoa: record.id },
    prefilled: { person: record.id },
    names: { person: record.name },
    hidden: ['person'],
  } as const
  return (
    <div className={styles.lists}>
      <PartsCard
        kind="spell"
        title="Passagens"
        columns={['team', 'role', 'number', 'starts', 'ends']}
        action={ending('Encerrar passagem')}
        empty="Nenhuma passagem registrada"
        {...shared}
        prefilled={{ ...shared.prefilled, role: 'player' }}
      />
      <PartsCard
        kind="transfer"
        title="Transferências"
        columns={['from', 'to', 'kind', 'day', 'fee']}
        empty="Nenhuma transferência registrada"
        {...shared}
        prefilled={{ ...shared.prefilled, kind: 'transfer', currency: 'BRL' }}
      />
      <PartsCard
        kind="absence"
        title="Lesões e outras ausências"
        columns={['kind', 'reason', 'starts', 'ends']}
        action={ending('Encerrar desfalque')}
        empty="Nenhum desfalque registrado"
        {...shared}
        prefilled={{ ...shared.prefilled, kind: 'injury' }}
      />
      <PartsCard
        kind="suspension"
        title="Suspensões por julgamento"
        columns={['reason', 'matches', 'starts', 'ends']}
        empty="Nenhuma suspensão registrada"
        {...shared}
      />
    </div>
  )
}
