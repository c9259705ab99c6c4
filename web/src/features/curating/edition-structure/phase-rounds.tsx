import type { StructurePhase } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { IconPlus, IconX } from '@tabler/icons-react'
import { Button, IconButton } from '../../../components/button/button.tsx'
import styles from './editor.module.css'
import { NumberInput } from './number-input.tsx'
import { addRound, removeRound, renameRound, replaced } from './phase-draft.ts'

interface Props {
  readonly phase: StructurePhase
  /** How many matches something has, by its id. */
  readonly matches: Readonly<Record<string, number>>
  readonly onChange: (phase: StructurePhase) => void
}

/** Rounds by number and name. A table's come by themselves with its fixtures. */
export function PhaseRounds({ phase, matches, onChange }: Props) {
  return (
    <>
      {phase.rounds.length > 0 && (
        <ul className={styles.lines}>
          {phase.rounds.map((round, index) => {
            const played = round.id === null ? 0 : (matches[round.id] ?? 0)
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a round's name is being typed: its place is what stays
              <li key={index} className={styles.line}>
                <NumberInput
                  label={`Número de ${round.name}`}
                  value={round.number}
                  min={0}
                  max={999}
                  optional
                  onChange={(number) =>
                    onChange({ ...phase, rounds: replaced(phase.rounds, index, { ...round, number }) })
                  }
                />
                <input
                  className={`${styles.small} ${styles.grow}`}
                  aria-label={`Nome da rodada ${index + 1}`}
                  maxLength={80}
                  value={round.name}
                  onChange={(event) => onChange(renameRound(phase, index, event.currentTarget.value))}
                />
                <span className={styles.note}>{played > 0 && `${played} ${plural(played, 'jogo', 'jogos')}`}</span>
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
