import type { Criterion, TableRules } from '@meio-campo/contract'
import { criterionName, metricNames } from '@meio-campo/contract/rules'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../components/button/button.tsx'
import { choicesOf } from './bound.ts'
import styles from './editor.module.css'
import { OrderButtons } from './order-buttons.tsx'
import { moved, removed, replaced } from './phase-draft.ts'
import { SmallSelect } from './small-select.tsx'

const scopeNames: Readonly<Record<Criterion['scope'], string>> = {
  all: 'em todos os jogos',
  tied: 'entre os empatados',
  'exactly-two': 'só entre dois empatados',
  opponents: 'dos adversários',
}
/** Settled outside the table: which matches count says nothing there. */
const OUTSIDE: ReadonlySet<string> = new Set(['ranking', 'playOff', 'lot'])

interface Props {
  readonly criteria: TableRules['criteria']
  readonly onChange: (criteria: TableRules['criteria']) => void
}

/** What makes the table, and in which order ties are broken. */
export function CriteriaList({ criteria, onChange }: Props) {
  const [first, ...rest] = criteria
  const change = (next: TableRules['criteria']) => onChange(first ? [first, ...next] : next)
  return (
    <div>
      <h4 className={styles.subtitle}>Desempate, nesta ordem</h4>
      <ol className={styles.lines}>
        {rest.map((criterion, index) => {
          const name = criterionName(criterion)
          return (
            <li key={`${criterion.metric} ${criterion.scope}`} className={styles.line} data-order-item>
              <span className={styles.note}>{index + 1}.</span>
              <span className={`${styles.name} ${styles.grow}`} title={name}>
                {name}
              </span>
              {criterion.scope === 'tied' && (
                <label className={styles.line} title="Recomeça entre os que continuam empatados">
                  <input
                    type="checkbox"
                    checked={criterion.reapply}
                    onChange={(event) =>
                      change(replaced(rest, index, { ...criterion, reapply: event.currentTarget.checked }))
                    }
                  />
                  <span className={styles.note}>recomeça</span>
                </label>
              )}
              <OrderButtons
                what={name}
                first={index === 0}
                last={index === rest.length - 1}
                onMove={(step) => change(moved(rest, index, step))}
              />
              <IconButton variant="subtle" aria-label={`Tirar ${name}`} onClick={() => change(removed(rest, index))}>
                <IconX size={18} stroke={1.75} aria-hidden />
              </IconButton>
            </li>
          )
        })}
      </ol>
      <NewCriterion criteria={criteria} onAdd={(criterion) => change([...rest, criterion])} />
    </div>
  )
}

interface NewProps {
  readonly criteria: TableRules['criteria']
  readonly onAdd: (criterion: Criterion) => void
}

function NewCriterion({ criteria, onAdd }: NewProps) {
  const [metric, setMetric] = useState<Criterion['metric']>('wins')
  const [wanted, setScope] = useState<Criterion['scope']>('all')
  const scope = OUTSIDE.has(metric) ? 'all' : wanted
  const taken = criteria.some((criterion) => criterion.metric === metric && criterion.scope === scope)
  const scopes = choicesOf(scopeNames).filter(({ value }) => value === 'all' || !OUTSIDE.has(metric))
  return (
    <div className={styles.tools}>
      <SmallSelect label="Novo critério" value={metric} choices={choicesOf(metricNames)} onChange={setMetric} />
      <SmallSelect label="Que jogos contam" value={scope} choices={scopes} onChange={setScope} />
      <Button
        variant="default"
        size="xs"
        disabled={taken}
        leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
        onClick={() => onAdd({ metric, scope, reapply: false })}
      >
        Adicionar critério
      </Button>
    </div>
  )
}
