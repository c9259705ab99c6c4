import type { StandingsPhase, StructurePhase } from '@meio-campo/contract'
import { counted, plural } from '@meio-campo/contract/rules'
import {
  IconCalendarPlus,
  IconChevronRight,
  IconPlus,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { Button, IconButton } from '../../../components/button/button.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { bound, choicesOf } from './small-select.tsx'
import editorStyles from './editor.module.css'
import { LineInput } from './line-input.tsx'
import { NumberInput } from './number-input.tsx'
import { OrderButtons } from '../../../components/list/order-buttons.tsx'
import styles from './phase-card.module.css'
import { addRound, insertRound, removeRound, renameRound, replaced, withKind, type PhaseKind } from './phase-draft.ts'
import { PhaseRules } from './phase-rules.tsx'
import { PhaseTeams } from './phase-teams.tsx'
import { PhaseTies } from './phase-ties.tsx'
import { PhaseZones } from './phase-zones.tsx'
import { kindNames, rulesetNames, rulesetOf, tieRulesetNames, tieRulesetOf } from './rule-words.ts'

interface Props {
  readonly phase: StructurePhase
  /** The phases that are played before. */
  readonly earlier: readonly StructurePhase[]
  readonly place: { readonly first: boolean; readonly last: boolean }
  readonly matches: Readonly<Record<string, number>>
  readonly standings: StandingsPhase | undefined
  readonly nameError: string | undefined
  readonly onChange: (phase: StructurePhase) => void
  readonly onMove: (step: -1 | 1) => void
  readonly onRemove: () => void
  /** Null while there are unsaved changes, because matches are created from the saved structure. */
  readonly onGenerate: (() => void) | null
}

/** One phase of an edition, part by part. */
export function PhaseCard(props: Props) {
  const { phase, earlier, place, matches, standings, nameError, onChange, onMove, onRemove, onGenerate } = props
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
          <PhaseTies phase={phase} earlier={earlier} matches={matches} onChange={onChange} />
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

interface EditorSectionProps {
  readonly title: string
  /** What is in it, while it is closed. */
  readonly summary: string
  /** How it begins; from then on it is as it was left. */
  readonly unfolded?: boolean
  readonly children: ReactNode
}

/** A part of a phase, folded: a championship has many, and one works on one at a time. */
function EditorSection({ title, summary, unfolded = false, children }: EditorSectionProps) {
  const [open, setOpen] = useState(unfolded)
  return (
    <details className={styles.section} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <IconChevronRight className={styles.arrow} size={18} stroke={1.75} aria-hidden />
        <span className={styles.title}>{title}</span> <span className={styles.words}>{summary}</span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}

interface PhaseRoundsProps {
  readonly phase: StructurePhase
  /** How many matches something has, by its id. */
  readonly matches: Readonly<Record<string, number>>
  readonly onChange: (phase: StructurePhase) => void
}

/** Rounds by number and name. A table's come by themselves with its fixtures. */
function PhaseRounds({ phase, matches, onChange }: PhaseRoundsProps) {
  return (
    <>
      {phase.rounds.length > 0 && (
        <ul className={editorStyles.lines}>
          {phase.rounds.map((round, index) => {
            const played = round.id === null ? 0 : (matches[round.id] ?? 0)
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a round's name is being typed: its place is what stays
              <li key={index} className={editorStyles.line}>
                <NumberInput
                  label={`Número de ${round.name}`}
                  place={`rounds.${index}.number`}
                  value={round.number}
                  min={0}
                  max={999}
                  optional
                  onChange={(number) =>
                    onChange({ ...phase, rounds: replaced(phase.rounds, index, { ...round, number }) })
                  }
                />
                <LineInput
                  label={`Nome da rodada ${index + 1}`}
                  place={`rounds.${index}.name`}
                  maxLength={80}
                  value={round.name}
                  onChange={(name) => onChange(renameRound(phase, index, name))}
                  grow
                />
                <span className={editorStyles.note}>
                  {played > 0 && `${played} ${plural(played, 'jogo', 'jogos')}`}
                </span>
                {phase.kind === 'knockout' && (
                  <>
                    <IconButton
                      variant="subtle"
                      aria-label={`Nova rodada antes de ${round.name}`}
                      onClick={() => onChange(insertRound(phase, index, 0))}
                    >
                      <IconRowInsertTop size={18} stroke={1.75} aria-hidden />
                    </IconButton>
                    <IconButton
                      variant="subtle"
                      aria-label={`Nova rodada depois de ${round.name}`}
                      onClick={() => onChange(insertRound(phase, index, 1))}
                    >
                      <IconRowInsertBottom size={18} stroke={1.75} aria-hidden />
                    </IconButton>
                  </>
                )}
                <IconButton
                  variant="subtle"
                  aria-label={`Tirar ${round.name}`}
                  onClick={() => onChange(removeRound(phase, index))}
                >
                  <IconX size={18} stroke={1.75} aria-hidden />
                </IconButton>
              </li>
            )
          })}
        </ul>
      )}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          onClick={() => onChange(addRound(phase))}
        >
          Adicionar rodada
        </Button>
      </div>
    </>
  )
}
