import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../../../api/query.ts'
import { Card } from '../../../../components/card.tsx'
import { SelectField } from '../../../../components/form/select-field.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../../components/page/skeleton.tsx'
import type { SettingsTabProps } from '../inputs/record-noun.ts'
import { PartsCard } from './parts-card.tsx'
import styles from './parts-card.module.css'

interface Choice {
  readonly id: string
  readonly name: string
}

/** Points taken away, phase by phase: a table counts them where they were lost. */
export function DeductionsTab({ record }: Pick<SettingsTabProps, 'record'>) {
  const editions = useQuery(read('/api/v1/edicoes', { query: { campeonato: record.id } }))
  return (
    <QueryView query={editions} skeleton={<SkeletonRows />}>
      {({ data }) =>
        data.length === 0 ? (
          <Card>
            <EmptyState title="Ainda não há edição">Uma perda de pontos pertence a uma fase de uma edição.</EmptyState>
          </Card>
        ) : (
          <EditionDeductions editions={data} />
        )
      }
    </QueryView>
  )
}

function EditionDeductions({ editions }: { readonly editions: readonly Choice[] }) {
  const [edition, setEdition] = useState(editions[0]!.id)
  const [wanted, setWanted] = useState('')
  const structure = useQuery(read('/api/v1/edicoes/{id}/estrutura', { params: { id: edition }, query: {} }))
  const phases = (structure.data?.data.phases ?? []).flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]))
  const phase = phases.find(({ id }) => id === wanted) ?? phases[0]
  const tools = (
    <div className={styles.tools}>
      <Choices label="Edição" choices={editions} value={edition} onChange={setEdition} />
      {phases.length > 0 && <Choices label="Fase" choices={phases} value={phase!.id} onChange={setWanted} />}
    </div>
  )
  return (
    <QueryView query={structure} skeleton={<SkeletonRows />}>
      {() =>
        phase ? (
          <PartsCard
            key={phase.id}
            kind="deduction"
            title="Perda de pontos"
            filter={{ fase: phase.id }}
            columns={['team', 'points', 'reason', 'day']}
            prefilled={{ phase: phase.id }}
            hidden={['phase']}
            empty="Nenhum time perdeu pontos nesta fase"
            tools={tools}
          />
        ) : (
          <Card title="Perda de pontos" flush>
            {tools}
            <EmptyState title="Esta edição ainda não tem fases">Crie as fases antes, na aba Edição.</EmptyState>
          </Card>
        )
      }
    </QueryView>
  )
}

interface ChoicesProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: string
  readonly onChange: (id: string) => void
}

function Choices({ label, choices, value, onChange }: ChoicesProps) {
  return (
    <SelectField
      label={label}
      name={label}
      value={value}
      error={undefined}
      choices={choices.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChange}
      onBlur={() => undefined}
    />
  )
}
