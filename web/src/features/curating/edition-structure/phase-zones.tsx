import type { StandingsRow, StructurePhase, StructureZone } from '@meio-campo/contract'
import { slug, zoneName, zoneNames, zoneShapeNames, type ZoneShape } from '@meio-campo/contract/rules'
import { IconPlus, IconX } from '@tabler/icons-react'
import { StandingsTable } from '../../football/pieces/standings/standings-table.tsx'
import { ZoneLegend, ZoneMark } from '../../football/pieces/standings/zone-mark.tsx'
import { zoneShapes } from '../../football/pieces/standings/zone-shape.ts'
import { Button, IconButton } from '../../../components/button/button.tsx'
import { choicesOf } from './small-select.tsx'
import styles from './editor.module.css'
import { LineInput } from './line-input.tsx'
import { NumberInput } from './number-input.tsx'
import { removed, replaced } from './phase-draft.ts'
import { SmallSelect } from './small-select.tsx'

interface Props {
  readonly phase: StructurePhase
  /** The phase's tables as they stand; none before its first save. */
  readonly tables: readonly { readonly name: string; readonly rows: readonly StandingsRow[] }[]
  readonly onChange: (phase: StructurePhase) => void
}

const OTHER = 'outra'
const USUAL = ''

/** Where the places of the table lead, with the table itself beside it. */
export function PhaseZones({ phase, tables, onChange }: Props) {
  const { zones } = phase
  const change = (next: StructureZone[]) => onChange({ ...phase, zones: next })
  const shapes = zoneShapes(zones)
  const named = zones.map((zone) => ({ ...zone, name: zoneName(zone) }))
  const [table] = tables
  return (
    <>
      <ul className={styles.lines}>
        {zones.map((zone, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a zone's name is being typed: its place is what stays
          <li key={index}>
            <ZoneLine
              zone={zone}
              place={`zones.${index}`}
              shape={shapes.get(zone.id)}
              taken={zones.filter((other) => other !== zone).map(({ id }) => id)}
              onChange={(next) => change(replaced(zones, index, next))}
              onRemove={() => change(removed(zones, index))}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          onClick={() => change([...zones, nextZone(zones)])}
        >
          Adicionar zona
        </Button>
      </div>
      {table && table.rows.length > 0 && (
        <div>
          <h2 className={styles.subtitle}>Como fica{tables.length > 1 ? `: ${table.name}` : ''}</h2>
          <StandingsTable caption={`Prévia das zonas: ${table.name}`} rows={inZones(table.rows, zones)} zones={named} />
          <ZoneLegend zones={named} />
        </div>
      )}
    </>
  )
}

/** The table with these zones. Before the first match no team has a place, so the rows are numbered instead. */
function inZones(rows: readonly StandingsRow[], zones: readonly StructureZone[]): readonly StandingsRow[] {
  return rows.map((row, index) => {
    const position = row.position ?? index + 1
    return { ...row, position, zone: zones.find(({ from, to }) => position >= from && position <= to)?.id ?? null }
  })
}

/** The first usual zone that is not there yet, from the first place that leads nowhere. */
function nextZone(zones: readonly StructureZone[]): StructureZone {
  const id = Object.keys(zoneNames).find((usual) => !zones.some((zone) => zone.id === usual)) ?? OTHER
  const from = Math.max(0, ...zones.map(({ to }) => to)) + 1
  return { id, name: null, shape: null, from, to: from }
}

interface LineProps {
  readonly zone: StructureZone
  readonly place: string
  readonly shape: ZoneShape | undefined
  readonly taken: readonly string[]
  readonly onChange: (zone: StructureZone) => void
  readonly onRemove: () => void
}

function ZoneLine({ zone, place, shape, taken, onChange, onRemove }: LineProps) {
  const name = zoneName(zone)
  const usual = zone.id in zoneNames && zone.name === null
  const kinds = [
    ...choicesOf(zoneNames).filter(({ value }) => value === zone.id || !taken.includes(value)),
    { value: OTHER, label: 'Outra…' },
  ]
  const rename = (text: string) => onChange({ ...zone, id: ownId(text, taken), name: text })
  return (
    <div className={styles.zone}>
      <div className={styles.tools}>
        <ZoneMark position={zone.from} shape={shape} />
        <SmallSelect
          label={`Zona ${name}`}
          place={`${place}.id`}
          value={usual ? zone.id : OTHER}
          choices={kinds}
          onChange={(id) => (id === OTHER ? rename('Outra zona') : onChange({ ...zone, id, name: null }))}
        />
        {!usual && (
          <LineInput
            label="Nome da zona"
            place={`${place}.name`}
            maxLength={60}
            value={zone.name ?? name}
            onChange={rename}
          />
        )}
        <IconButton variant="subtle" aria-label={`Tirar ${name}`} onClick={onRemove}>
          <IconX size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      <div className={styles.tools}>
        <span className={styles.note}>do</span>
        <NumberInput
          label={`${name}: do lugar`}
          place={`${place}.from`}
          value={zone.from}
          min={1}
          max={512}
          onChange={(from) => from !== null && onChange({ ...zone, from })}
        />
        <span className={styles.note}>ao</span>
        <NumberInput
          label={`${name}: ao lugar`}
          place={`${place}.to`}
          value={zone.to}
          min={1}
          max={512}
          onChange={(to) => to !== null && onChange({ ...zone, to })}
        />
        <SmallSelect
          label={`Aparência de ${name}`}
          value={zone.shape ?? USUAL}
          choices={[{ value: USUAL, label: 'Aparência de costume' }, ...choicesOf(zoneShapeNames)]}
          onChange={(value) => onChange({ ...zone, shape: value === USUAL ? null : value })}
        />
      </div>
    </div>
  )
}

/** An id from a name, and never one that is usual or taken. */
function ownId(name: string, taken: readonly string[]): string {
  const plain = slug(name).slice(0, 70) || 'zona'
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? plain : `${plain}_${number}`
    if (!taken.includes(id) && !(id in zoneNames)) return id
  }
}
