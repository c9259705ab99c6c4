import type { StructurePhase } from '@meio-campo/contract'
import { IconPlus, IconTrash, IconX } from '@tabler/icons-react'
import { Button, IconButton } from '../../../components/button/button.tsx'
import { Crest } from '../../../components/crest/crest.tsx'
import styles from './editor.module.css'
import { LineInput } from './line-input.tsx'
import { NumberInput } from './number-input.tsx'
import { OrderButtons } from '../../../components/list/order-buttons.tsx'
import { addEntrant, changeEntrant, moved, nextGroupName, removeGroup, renameGroup } from './phase-draft.ts'
import { SmallSelect } from './small-select.tsx'
import { useTeamOf } from './team-names.ts'
import { TeamPicker } from './team-picker.tsx'

interface Props {
  readonly phase: StructurePhase
  readonly onChange: (phase: StructurePhase) => void
}

/** Who takes part, and in which group. */
export function PhaseTeams({ phase, onChange }: Props) {
  if (phase.kind !== 'groups') return <TeamLines phase={phase} group={null} onChange={onChange} />
  const loose = phase.entrants.some(({ group }) => group === null)
  return (
    <>
      <div className={styles.groups}>
        {phase.groups.map(({ name }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a group's name is being typed: its place is what stays
          <div key={index} className={styles.group} data-order-item>
            <div className={styles.line}>
              <LineInput
                label={`Nome do grupo ${index + 1}`}
                place={`groups.${index}.name`}
                maxLength={80}
                value={name}
                onChange={(next) => onChange(renameGroup(phase, index, next))}
                grow
              />
              <OrderButtons
                what={name}
                first={index === 0}
                last={index === phase.groups.length - 1}
                onMove={(step) => onChange({ ...phase, groups: moved(phase.groups, index, step) })}
              />
              <IconButton
                variant="subtle"
                aria-label={`Remover ${name}`}
                onClick={() => onChange(removeGroup(phase, index))}
              >
                <IconTrash size={18} stroke={1.75} aria-hidden />
              </IconButton>
            </div>
            <TeamLines phase={phase} group={name} onChange={onChange} />
          </div>
        ))}
        {loose && (
          <div className={styles.group}>
            <h2 className={styles.subtitle}>Sem grupo</h2>
            <TeamLines phase={phase} group={null} onChange={onChange} />
          </div>
        )}
      </div>
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          onClick={() =>
            onChange({ ...phase, groups: [...phase.groups, { id: null, name: nextGroupName(phase.groups) }] })
          }
        >
          Adicionar grupo
        </Button>
      </div>
    </>
  )
}

interface LinesProps extends Props {
  readonly group: string | null
}

const NONE = ''

function TeamLines({ phase, group, onChange }: LinesProps) {
  const teamOf = useTeamOf()
  const ranked = phase.table?.criteria.some(({ metric }) => metric === 'ranking') ?? false
  const groupChoices = [
    { value: NONE, label: 'Sem grupo' },
    ...phase.groups.map(({ name }) => ({ value: name, label: name })),
  ]
  const own = phase.entrants
    .filter((entrant) => entrant.group === group)
    .map((entrant) => ({ ...entrant, ref: teamOf(entrant.team), at: phase.entrants.indexOf(entrant) }))
    .toSorted((a, b) => a.ref.name.localeCompare(b.ref.name, 'pt-BR'))
  return (
    <>
      {own.length > 0 && (
        <ul className={styles.lines}>
          {own.map(({ team, ref, ranking, at }) => (
            <li key={team} className={styles.line}>
              <Crest team={ref} size={24} />
              <span className={`${styles.name} ${styles.grow}`}>{ref.name}</span>
              {ranked && (
                <NumberInput
                  label={`Ranking de ${ref.name}`}
                  place={`entrants.${at}.ranking`}
                  value={ranking}
                  min={1}
                  max={9999}
                  optional
                  onChange={(value) => onChange(changeEntrant(phase, team, { ranking: value }))}
                />
              )}
              {phase.kind === 'groups' && (
                <SmallSelect
                  label={`Grupo de ${ref.name}`}
                  place={`entrants.${at}.group`}
                  value={group ?? NONE}
                  choices={groupChoices}
                  onChange={(name) => onChange(changeEntrant(phase, team, { group: name === NONE ? null : name }))}
                />
              )}
              <IconButton
                variant="subtle"
                aria-label={`Tirar ${ref.name}`}
                onClick={() =>
                  onChange({ ...phase, entrants: phase.entrants.filter((entrant) => entrant.team !== team) })
                }
              >
                <IconX size={18} stroke={1.75} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {(group !== null || phase.kind !== 'groups') && (
        <TeamPicker
          label={group === null ? 'Adicionar time' : `Adicionar time ao ${group}`}
          onPick={(id) => id !== '' && onChange(addEntrant(phase, id, group))}
        />
      )}
    </>
  )
}
