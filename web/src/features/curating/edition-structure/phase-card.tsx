import type { StandingsPhase, StructurePhase } from '@meio-campo/contract'
import { counted } from '@meio-campo/contract/rules'
import { IconCalendarPlus, IconTrash } from '@tabler/icons-react'
import { Button, IconButton } from '../../../components/button/button.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { bound, choicesOf } from './bound.ts'
import { EditorSection } from './editor-section.tsx'
import styles from './phase-card.module.css'
import { OrderButtons } from './order-buttons.tsx'
import { withKind, type PhaseKind } from './phase-draft.ts'
import { PhaseRounds } from './phase-rounds.tsx'
import { PhaseRules } from './phase-rules.tsx'
import { PhaseTeams } from './phase-teams.tsx'
import { PhaseTies } from './phase-ties.tsx'
import { PhaseZones } from './phase-zones.tsx'
import { kindNames, rulesetNames, rulesetOf, tieRulesetNames, tieRulesetOf } from './rule-words.ts'

interface Props {
  readonly phase: StructurePhase
  readonly place: { readonly first: boolean; readonly last: boolean }
  readonly matches: Readonly<Record<string, number>>
  readonly standings: StandingsPhase | undefined
  readonly nameError: string | undefined
  readonly onChange: (phase: StructurePhase) => void
  readonly onMove: (step: -1 | 1) => void
  readonly onRemove: () => void
  /** Null while there is something to save: matches are made of what is saved. */
  readonly onGenerate: (() => void) | null
}

/** One phase of an edition, part by part. */
export function PhaseCard(props: Props) {
  const { phase, place, matches, standings, nameError, onChange, onMove, onRemove, onGenerate } = props
  const { kind, entrants, groups, rounds, ties, zones } = phase
  const played = phase.id === null ? 0 : (matches[phase.id] ?? 0)
  const knockout = kind === 'knockout'
  const teams = counted(entrants.length, 'time', 'times')
  return (
    <section className={styles.card} aria-label={`Fase ${phase.name}`} data-order-item>
      <header className={styles.head}>
        <div className={styles.about}>
          <TextField
            label="Nome da fase"
            maxLength={80}
            {...bound('name', phase.name, (name) => onChange({ ...phase, name }), nameError)}
          />
          <SelectField
            label="Tipo"
            choices={choicesOf(kindNames)}
            {...bound<string>('kind', kind, (value) => onChange(withKind(phase, value as PhaseKind)))}
          />
        </div>
        <div className={styles.actions}>
          <OrderButtons what={`a fase ${phase.name}`} first={place.first} last={place.last} onMove={onMove} />
          <IconButton variant="subtle" aria-label={`Remover a fase ${phase.name}`} onClick={onRemove}>
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </IconButton>
        </div>
      </header>
      <EditorSection
        title={knockout ? 'Participantes' : 'Times'}
        summary={kind === 'groups' ? `${teams} em ${counted(groups.length, 'grupo', 'grupos')}` : teams}
        unfolded={entrants.length === 0 && !knockout}
      >
        <PhaseTeams phase={phase} onChange={onChange} />
      </EditorSection>
      <EditorSection title="Regulamento" summary={rulesSummary(phase)}>
        <PhaseRules phase={phase} onChange={onChange} />
      </EditorSection>
      {!knockout && (
        <EditorSection title="Zonas" summary={counted(zones.length, 'zona', 'zonas')}>
          <PhaseZones phase={phase} tables={standings?.groups ?? []} onChange={onChange} />
        </EditorSection>
      )}
      <EditorSection title="Rodadas" summary={counted(rounds.length, 'rodada', 'rodadas')}>
        <PhaseRounds phase={phase} matches={matches} onChange={onChange} />
      </EditorSection>
      {knockout && (
        <EditorSection title="Confrontos" summary={counted(ties.length, 'confronto', 'confrontos')}>
          <PhaseTies phase={phase} matches={matches} onChange={onChange} />
        </EditorSection>
      )}
      <footer className={styles.foot}>
        <p>{played === 0 ? 'Ainda sem jogos.' : counted(played, 'jogo', 'jogos')}</p>
        <Button
          variant="default"
          size="xs"
          disabled={onGenerate === null || phase.id === null}
          leftSection={<IconCalendarPlus size={16} stroke={1.75} aria-hidden />}
          onClick={() => onGenerate?.()}
        >
          Gerar jogos
        </Button>
        {onGenerate === null && <p className={styles.note}>Salve a estrutura antes de gerar os jogos.</p>}
      </footer>
    </section>
  )
}

function rulesSummary({ table, tie }: StructurePhase): string {
  if (tie) {
    const name = tieRulesetOf(tie)
    return name ? tieRulesetNames[name] : 'Regras próprias'
  }
  const name = rulesetOf(table)
  return name ? rulesetNames[name] : 'Regras próprias'
}
