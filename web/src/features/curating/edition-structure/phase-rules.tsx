import type { StructurePhase, TableRules, TieRules } from '@meio-campo/contract'
import { rulesets, tieRulesets, type RulesetName, type TieRulesetName } from '@meio-campo/football'
import { CheckboxField } from '../../../components/form/checkbox-field.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { bound, choicesOf } from './bound.ts'
import { CriteriaList } from './criteria-list.tsx'
import styles from './editor.module.css'
import { toTable } from './phase-draft.ts'
import { awayGoalsNames, rulesetNames, rulesetOf, tieRulesetNames, tieRulesetOf, whenLevelNames } from './rule-words.ts'

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
          {...bound('pointsPerWin', String(table.pointsPerWin), (text) =>
            onChange({ ...table, pointsPerWin: Number(text) }),
          )}
        />
        <SelectField
          label="Pontos por empate"
          choices={points(0)}
          {...bound('pointsPerDraw', String(table.pointsPerDraw), (text) =>
            onChange({ ...table, pointsPerDraw: Number(text) }),
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
          {...bound('meetings', table.meetings === null ? '' : String(table.meetings), (text) =>
            onChange({ ...table, meetings: text === '' ? null : Number(text) }),
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
