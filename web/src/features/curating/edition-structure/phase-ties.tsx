import type { StructurePhase, StructureTie } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { IconPlus, IconX } from '@tabler/icons-react'
import { Button, IconButton } from '../../../components/button/button.tsx'
import styles from './editor.module.css'
import { blankTie, removed, replaced, withLegs } from './phase-draft.ts'
import { SmallSelect } from './small-select.tsx'
import { useTeamOf } from './team-names.ts'
import { TeamPicker } from './team-picker.tsx'

interface Props {
  readonly phase: StructurePhase
  readonly matches: Readonly<Record<string, number>>
  readonly onChange: (phase: StructurePhase) => void
}

/** Who meets whom, round by round. */
export function PhaseTies({ phase, matches, onChange }: Props) {
  const rounds = [...phase.rounds.map(({ name }) => name), null]
  return rounds.map((round) => {
    const own = phase.ties.map((tie, index) => ({ tie, index })).filter(({ tie }) => tie.round === round)
    if (round === null && own.length === 0) return null
    return (
      <div key={round ?? ''} className={styles.stack}>
        <h4 className={styles.subtitle}>{round ?? 'Sem rodada'}</h4>
        {own.map(({ tie, index }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a new tie has nothing else to be known by
          <div key={index} className={styles.group}>
            <TieLine
              tie={tie}
              what={`${round ?? 'Confronto'} ${place + 1}`}
              phase={phase}
              played={tie.id === null ? 0 : (matches[tie.id] ?? 0)}
              onChange={(next) => onChange({ ...phase, ties: replaced(phase.ties, index, next) })}
              onRemove={() => onChange({ ...phase, ties: removed(phase.ties, index) })}
            />
          </div>
        ))}
        {round !== null && (
          <div>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
              onClick={() => onChange({ ...phase, ties: [...phase.ties, blankTie(round)] })}
            >
              {`Adicionar confronto: ${round}`}
            </Button>
          </div>
        )}
      </div>
    )
  })
}

interface LineProps {
  readonly tie: StructureTie
  readonly what: string
  readonly phase: StructurePhase
  readonly played: number
  readonly onChange: (tie: StructureTie) => void
  readonly onRemove: () => void
}

const NOBODY = ''

function TieLine({ tie, what, phase, played, onChange, onRemove }: LineProps) {
  const teamOf = useTeamOf()
  const usual = phase.tie!
  const seat = (which: 'first' | 'second', label: string) => {
    const id = tie[which]
    return (
      <TeamPicker
        label={label}
        chosen={id === null ? null : teamOf(id)}
        onPick={(team) => onChange({ ...tie, [which]: team === '' ? null : team, winner: null })}
      />
    )
  }
  const seated = [tie.first, tie.second].filter((team) => team !== null)
  return (
    <>
      <div className={styles.fields}>
        {seat('first', `${what}: manda o primeiro jogo`)}
        {seat('second', `${what}: adversário`)}
      </div>
      <div className={styles.tools}>
        <SmallSelect
          label={`${what}: jogos`}
          value={String((tie.rules ?? usual).legs)}
          choices={[
            { value: '1', label: 'Jogo único' },
            { value: '2', label: 'Ida e volta' },
          ]}
          onChange={(legs) => onChange(withLegs(tie, legs === '1' ? 1 : 2, usual))}
        />
        {seated.length === 2 && (
          <SmallSelect
            label={`${what}: quem passa`}
            value={tie.winner ?? NOBODY}
            choices={[
              { value: NOBODY, label: 'Os jogos decidem' },
              ...seated.map((team) => ({ value: team, label: `Passa ${teamOf(team).name}` })),
            ]}
            onChange={(winner) => onChange({ ...tie, winner: winner === NOBODY ? null : winner })}
          />
        )}
        <span className={`${styles.note} ${styles.grow}`}>
          {played > 0 && `${played} ${plural(played, 'jogo', 'jogos')}`}
        </span>
        <IconButton variant="subtle" aria-label={`Tirar ${what}`} onClick={onRemove}>
          <IconX size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
    </>
  )
}
