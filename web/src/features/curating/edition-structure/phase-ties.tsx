import type { StructurePhase, StructureTie } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { IconPlus, IconX } from '@tabler/icons-react'
import { Button, IconButton } from '../../../components/button/button.tsx'
import styles from './editor.module.css'
import { blankTie, removed, replaced, withLegs } from './phase-draft.ts'
import { crossedFrom, parseSource, sourceChoices, sourceValue } from './place-sources.ts'
import { SmallSelect } from './small-select.tsx'
import { useTeamOf } from './team-names.ts'
import { TeamPicker } from './team-picker.tsx'

interface Props {
  readonly phase: StructurePhase
  /** The phases that are played before. */
  readonly earlier: readonly StructurePhase[]
  readonly matches: Readonly<Record<string, number>>
  readonly onChange: (phase: StructurePhase) => void
}

/** Who meets whom, round by round. */
export function PhaseTies({ phase, earlier, matches, onChange }: Props) {
  const rounds = [...phase.rounds.map(({ name }) => name), null]
  const crossed = phase.ties.length === 0 && crossedFrom(earlier, phase, newKey)
  if (crossed) {
    return (
      <div className={styles.stack}>
        <p className={styles.note}>
          Os lugares se preenchem sozinhos quando os grupos e os confrontos se decidem. Depois, mude o que for
          diferente.
        </p>
        <div>
          <Button variant="default" size="xs" onClick={() => onChange(crossed)}>
            Montar a partir dos grupos
          </Button>
        </div>
        <TiesByRound rounds={rounds} {...{ phase, earlier, matches, onChange }} />
      </div>
    )
  }
  return <TiesByRound rounds={rounds} {...{ phase, earlier, matches, onChange }} />
}

const newKey = () => crypto.randomUUID()

function TiesByRound({
  rounds,
  phase,
  earlier,
  matches,
  onChange,
}: Props & { readonly rounds: readonly (string | null)[] }) {
  return rounds.map((round) => {
    const own = phase.ties.map((tie, index) => ({ tie, index })).filter(({ tie }) => tie.round === round)
    if (round === null && own.length === 0) return null
    return (
      <div key={round ?? ''} className={styles.stack}>
        <h2 className={styles.subtitle}>{round ?? 'Sem rodada'}</h2>
        {own.map(({ tie, index }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a new tie has nothing else to be known by
          <div key={index} className={styles.group}>
            <TieLine
              tie={tie}
              at={`ties.${index}`}
              what={`${round ?? 'Confronto'} ${place + 1}`}
              phase={phase}
              choices={sourceChoices(earlier, phase, round)}
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
              onClick={() => onChange({ ...phase, ties: [...phase.ties, blankTie(round, newKey())] })}
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
  /** Where it stands in its phase. */
  readonly at: string
  readonly what: string
  readonly phase: StructurePhase
  readonly choices: ReturnType<typeof sourceChoices>
  readonly played: number
  readonly onChange: (tie: StructureTie) => void
  readonly onRemove: () => void
}

const NOBODY = ''

function TieLine({ tie, at, what, phase, choices, played, onChange, onRemove }: LineProps) {
  const teamOf = useTeamOf()
  const usual = phase.tie!
  const seat = (which: 'first' | 'second', label: string) => {
    const id = tie[which]
    const from = which === 'first' ? 'firstFrom' : 'secondFrom'
    const value = sourceValue(tie[from])
    const known = value === '' || choices.some((choice) => choice.value === value)
    return (
      <div className={styles.seat}>
        {(choices.length > 0 || value !== '') && (
          <SmallSelect
            label={`${label}: de onde vem`}
            place={`${at}.${from}`}
            value={value}
            choices={[
              { value: '', label: 'Um time' },
              ...(known ? [] : [{ value, label: 'Outra origem' }]),
              ...choices,
            ]}
            onChange={(next) => onChange({ ...tie, [from]: parseSource(next), [which]: null, winner: null })}
          />
        )}
        {value === '' ? (
          <TeamPicker
            label={label}
            place={`${at}.${which}`}
            chosen={id === null ? null : teamOf(id)}
            onPick={(team) => onChange({ ...tie, [which]: team === '' ? null : team, winner: null })}
          />
        ) : (
          <p className={styles.note}>{id === null ? 'Preenchido quando se decidir.' : teamOf(id).name}</p>
        )}
      </div>
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
          place={`${at}.rules`}
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
            place={`${at}.winner`}
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
