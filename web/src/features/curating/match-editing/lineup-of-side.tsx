import type { DeskPlayer, LastLineup, SheetPlayer, TeamRef, TeamSheet } from '@meio-campo/contract'
import { positions, spots, spotsIn, type Spot } from '@meio-campo/contract/rules'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { absenceWords } from '../../football/pieces/matches/absence-words.ts'
import { changed, emptyPlayer, MOST_STARTERS, moved, withCaptain, without, withPlayer } from './lineup-draft.ts'
import { PersonField } from './person-field.tsx'
import styles from './match-part.module.css'

interface Props {
  readonly side: 'home' | 'away'
  readonly team: TeamRef
  readonly sheet: TeamSheet
  readonly squad: readonly DeskPlayer[]
  /** The players unavailable for this match, with the reasons. */
  readonly absences: LastLineup['absences']
  readonly errorAt: (place: string) => string | undefined
  /** Whether a person without a record can be made one here. */
  readonly creates?: boolean
  readonly onChange: (change: (now: TeamSheet) => TeamSheet | null) => void
}

const nothing = () => undefined

/** One side's line-up: who plays, with which number, where; who sits on the bench; who coaches. */
export function SideLineup({ side, team, sheet, squad, absences, errorAt, creates = true, onChange }: Props) {
  const out = new Map(absences.map((absence) => [absence.person.id, absenceWords(absence)]))
  const chosen = new Set([...sheet.starters, ...sheet.bench].map(({ person }) => person))
  const left = squad.filter(({ person }) => !chosen.has(person.id))
  return (
    <div className={styles.rows}>
      <div className={styles.pair}>
        <TextField
          label="Formação"
          name={`${side}.formation`}
          placeholder="4-3-3"
          autoComplete="off"
          value={sheet.formation ?? ''}
          error={errorAt(`${side}.formation`)}
          onChange={(formation) => onChange((now) => ({ ...now, formation: formation.trim() || null }))}
          onBlur={nothing}
        />
        <PersonField
          label="Técnico"
          as="coach"
          creates={creates}
          value={sheet.coach ?? { person: null, name: null }}
          error={errorAt(`${side}.coach`)}
          onChange={(coach) => onChange((now) => ({ ...now, coach: coach.person ? coach : null }))}
        />
      </div>
      {(['starters', 'bench'] as const).map((list) => (
        <section
          key={list}
          className={styles.rows}
          aria-label={`${list === 'starters' ? 'Titulares' : 'Reservas'} do ${team.name}`}
        >
          <div className={styles.head}>
            <h3 className={styles.title}>{list === 'starters' ? 'Titulares' : 'Reservas'}</h3>
            <span className={styles.count}>
              {list === 'starters' ? `${sheet.starters.length} de ${MOST_STARTERS}` : sheet.bench.length}
            </span>
          </div>
          {sheet[list].map((player, index) => (
            <PlayerRow
              // oxlint-disable-next-line no-array-index-key -- a row has no id until a person is chosen in it
              key={player.person ?? `${list}${index}`}
              player={player}
              out={player.person === null ? undefined : out.get(player.person)}
              words={`${list === 'starters' ? 'Titular' : 'Reserva'} ${index + 1}`}
              error={errorAt(`${side}.${list}.${index}`)}
              starter={list === 'starters'}
              creates={creates}
              full={sheet.starters.length >= MOST_STARTERS}
              onChange={(change) => onChange((now) => changed(now, list, index, change))}
              onCaptain={(captain) => onChange((now) => withCaptain(now, list, index, captain))}
              onMove={() => onChange((now) => moved(now, list, index))}
              onRemove={() => onChange((now) => without(now, list, index))}
            />
          ))}
          {(list === 'bench' || sheet.starters.length < MOST_STARTERS) && (
            <div>
              <Button
                variant="default"
                size="xs"
                onClick={() => onChange((now) => ({ ...now, [list]: [...now[list], emptyPlayer] }))}
              >
                {list === 'starters' ? 'Adicionar titular' : 'Adicionar reserva'}
              </Button>
            </div>
          )}
        </section>
      ))}
      {left.length > 0 && (
        <section className={styles.rows} aria-label={`Elenco do ${team.name}`}>
          <h3 className={styles.title}>Do elenco</h3>
          <div className={styles.squad}>
            {left.map((player) => (
              <Button
                key={player.person.id}
                variant="default"
                size="xs"
                onClick={() => onChange((now) => withPlayer(now, player))}
              >
                <HiddenText>Escalar </HiddenText>
                {player.number !== null && `${player.number} · `}
                {player.person.name}
                {out.has(player.person.id) && <Badge tone="warn">{out.get(player.person.id)!}</Badge>}
              </Button>
            ))}
          </div>
        </section>
      )}
      <div>
        <Button variant="subtle" color="danger" size="xs" onClick={() => onChange(() => null)}>
          Tirar a escalação
        </Button>
      </div>
    </div>
  )
}

const places = [
  { value: '', label: 'Sem posição' },
  ...Object.entries(positions).map(([value, label]) => ({ value, label })),
]

interface RowProps {
  readonly player: SheetPlayer
  /** Why the player cannot play in this match. */
  readonly out: string | undefined
  readonly words: string
  readonly error: string | undefined
  readonly starter: boolean
  readonly creates: boolean
  readonly full: boolean
  readonly onChange: (change: Partial<SheetPlayer>) => void
  readonly onCaptain: (captain: boolean) => void
  readonly onMove: () => void
  readonly onRemove: () => void
}

function PlayerRow({
  player,
  out,
  words,
  error,
  starter,
  creates,
  full,
  onChange,
  onCaptain,
  onMove,
  onRemove,
}: RowProps) {
  const who = player.name ?? words
  const number = (value: number | null, most: number, set: (value: number | null) => void) => ({
    value: value === null ? '' : String(value),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    onBlur: nothing,
    onChange: (text: string) =>
      /^\d{0,3}$/.test(text) && Number(text) <= most && set(text === '' ? null : Number(text)),
  })
  return (
    <fieldset className={`${styles.row} ${styles.player}`} aria-label={who}>
      <TextField
        label="Camisa"
        name={`${words} camisa`}
        error={undefined}
        {...number(player.number, 999, (value) => onChange({ number: value }))}
      />
      <PersonField label={words} as="player" creates={creates} value={player} error={error} onChange={onChange} />
      <SelectField
        label="Posição"
        name={`${words} posição`}
        choices={places}
        value={player.position ?? ''}
        error={undefined}
        onChange={(position) => onChange({ position: (position || null) as SheetPlayer['position'], spot: null })}
        onBlur={nothing}
      />
      {spotsIn(player.position).length > 0 && (
        <div className={styles.spot}>
          <SelectField
            label="Posição exata"
            name={`${words} posição exata`}
            choices={[
              { value: '', label: 'Sem dizer' },
              ...spotsIn(player.position).map((value) => ({ value, label: spots[value] })),
            ]}
            value={player.spot ?? ''}
            error={undefined}
            onChange={(spot) => onChange({ spot: (spot || null) as Spot | null })}
            onBlur={nothing}
          />
        </div>
      )}
      <div className={styles.rowActions}>
        {out && <Badge tone="warn">{out}</Badge>}
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={player.captain}
            onChange={(event) => onCaptain(event.currentTarget.checked)}
          />
          Capitão
        </label>
        <Button variant="subtle" size="xs" disabled={!starter && full} onClick={onMove}>
          {starter ? 'Para o banco' : 'Para o campo'}
        </Button>
        <Button variant="subtle" size="xs" aria-label={`Tirar ${who}`} onClick={onRemove}>
          Tirar
        </Button>
        {starter && (
          <details>
            <summary>Lugar no campo</summary>
            <div className={styles.place}>
              <TextField
                label="Da meta"
                name={`${words} x`}
                error={undefined}
                {...number(player.x, 100, (x) => onChange({ x }))}
              />
              <TextField
                label="Da esquerda"
                name={`${words} y`}
                error={undefined}
                {...number(player.y, 100, (y) => onChange({ y }))}
              />
            </div>
          </details>
        )}
      </div>
    </fieldset>
  )
}
