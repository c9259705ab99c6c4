import type { Criterion, StructurePhase, TableRules, TieRules } from '@meio-campo/contract'
import { criterionName, metricNames } from '@meio-campo/contract/rules'
import { rulesets, tieRulesets, type RulesetName, type TieRulesetName } from '@meio-campo/football'
import { IconPlus, IconX } from '@tabler/icons-react'
import { use, useState } from 'react'
import { Button, IconButton } from '../../../components/button/button.tsx'
import { CheckboxField } from '../../../components/form/checkbox-field.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { bound, choicesOf } from './small-select.tsx'
import styles from './editor.module.css'
import { OrderButtons } from '../../../components/list/order-buttons.tsx'
import { moved, removed, replaced, toTable } from './phase-draft.ts'
import { awayGoalsNames, rulesetNames, rulesetOf, tieRulesetNames, tieRulesetOf, whenLevelNames } from './rule-words.ts'
import { RefusedPlaces } from './refused-places.tsx'
import { SmallSelect } from './small-select.tsx'

interface Props {
  readonly phase: StructurePhase
  readonly onChange: (phase: StructurePhase) => void
}

const OWN = ''
const MOST_POINTS = 10
const points = (least: number) =>
  Array.from({ length: MOST_POINTS + 1 - least }, (_, index) => String(least + index)).map((value) => ({
    value,
    label: value,
  }))
const own = { value: OWN, label: 'Regras próprias' }

/** The rules of a phase: ready-made ones to begin with, and everything in them open to change. */
export function PhaseRules({ phase, onChange }: Props) {
  if (phase.tie) return <TieRulesFields tie={phase.tie} onChange={(tie) => onChange({ ...phase, tie })} />
  return phase.table && <TableRulesFields table={phase.table} onChange={(table) => onChange({ ...phase, table })} />
}

interface TableProps {
  readonly table: TableRules
  readonly onChange: (table: TableRules) => void
}

function TableRulesFields({ table, onChange }: TableProps) {
  const refused = use(RefusedPlaces)
  return (
    <>
      <SelectField
        label="Usar as regras de"
        choices={[own, ...choicesOf(rulesetNames)]}
        {...bound<string>('ruleset', rulesetOf(table) ?? OWN, (name) => {
          if (name !== OWN) onChange(toTable(rulesets[name as RulesetName]))
        })}
      />
      <div className={styles.fields}>
        <SelectField
          label="Pontos por vitória"
          choices={points(1)}
          {...bound(
            'pointsPerWin',
            String(table.pointsPerWin),
            (text) => onChange({ ...table, pointsPerWin: Number(text) }),
            refused.get('table.pointsPerWin'),
          )}
        />
        <SelectField
          label="Pontos por empate"
          choices={points(0)}
          {...bound(
            'pointsPerDraw',
            String(table.pointsPerDraw),
            (text) => onChange({ ...table, pointsPerDraw: Number(text) }),
            refused.get('table.pointsPerDraw'),
          )}
        />
        <SelectField
          label="Confronto direto vale"
          choices={[
            { value: '', label: 'Desde o primeiro jogo' },
            { value: '1', label: 'Depois de 1 jogo entre si' },
            { value: '2', label: 'Depois dos 2 jogos entre si' },
            ...((table.meetings ?? 0) > 2
              ? [{ value: String(table.meetings), label: `Depois de ${table.meetings} jogos entre si` }]
              : []),
          ]}
          {...bound(
            'meetings',
            table.meetings === null ? '' : String(table.meetings),
            (text) => onChange({ ...table, meetings: text === '' ? null : Number(text) }),
            refused.get('table.meetings'),
          )}
        />
      </div>
      <CriteriaList criteria={table.criteria} onChange={(criteria) => onChange({ ...table, criteria })} />
    </>
  )
}

interface TieProps {
  readonly tie: TieRules
  readonly onChange: (tie: TieRules) => void
}

function TieRulesFields({ tie, onChange }: TieProps) {
  return (
    <>
      <SelectField
        label="Usar as regras de"
        choices={[own, ...choicesOf(tieRulesetNames)]}
        {...bound<string>('ruleset', tieRulesetOf(tie) ?? OWN, (name) => {
          if (name !== OWN) onChange({ ...tieRulesets[name as TieRulesetName] })
        })}
      />
      <div className={styles.fields}>
        <SelectField
          label="Jogos por confronto"
          choices={[
            { value: '1', label: 'Jogo único' },
            { value: '2', label: 'Ida e volta' },
          ]}
          {...bound('legs', String(tie.legs), (text) => onChange({ ...tie, legs: text === '1' ? 1 : 2 }))}
        />
        <SelectField
          label="Gol fora de casa"
          choices={choicesOf(awayGoalsNames)}
          {...bound<string>('awayGoals', tie.awayGoals, (value) =>
            onChange({ ...tie, awayGoals: value as TieRules['awayGoals'] }),
          )}
        />
        <SelectField
          label="Se continuar empatado"
          choices={choicesOf(whenLevelNames)}
          {...bound<string>('whenLevel', tie.whenLevel, (value) =>
            onChange({ ...tie, whenLevel: value as TieRules['whenLevel'] }),
          )}
        />
      </div>
      <CheckboxField {...bound('extraTime', tie.extraTime, (extraTime) => onChange({ ...tie, extraTime }))}>
        Há prorrogação
      </CheckboxField>
    </>
  )
}

const scopeNames: Readonly<Record<Criterion['scope'], string>> = {
  all: 'em todos os jogos',
  tied: 'entre os empatados',
  'exactly-two': 'só entre dois empatados',
  opponents: 'dos adversários',
}
/** Decided outside the table: which matches count does not matter for it. */
const OUTSIDE: ReadonlySet<string> = new Set(['ranking', 'playOff', 'lot'])

interface CriteriaListProps {
  readonly criteria: TableRules['criteria']
  readonly onChange: (criteria: TableRules['criteria']) => void
}

/** What makes the table, and in which order ties are broken. */
function CriteriaList({ criteria, onChange }: CriteriaListProps) {
  const [first, ...rest] = criteria
  const change = (next: TableRules['criteria']) => onChange(first ? [first, ...next] : next)
  return (
    <div>
      <h2 className={styles.subtitle}>Desempate, nesta ordem</h2>
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
      <SmallSelect
        label="Novo critério"
        value={metric}
        choices={choicesOf(metricNames)}
        onChange={setMetric}
        place="table.criteria"
      />
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
