import type { PlaceSource, StructurePhase, StructureTie } from '@meio-campo/contract'
import { placeName, takenName, tieNames } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import { canonical } from '../../../database/canonical.ts'
import type { DB } from '../../../database/types.gen.ts'
import type { FieldError } from '../../../platform/errors/app-error.ts'
import type { StoredSource } from '../../football/standings/edition-structure.ts'
import type { StoredPhase } from './queries.ts'

const SIDES = ['first', 'second'] as const
const FROM = { first: 'firstFrom', second: 'secondFrom' } as const

/** A stored source by names, as the document has it; null where its table or tie no longer exists. */
export function toPlaceSource(
  stored: StoredSource | null,
  phases: readonly { readonly id: string; readonly name: string }[],
  groups: readonly { readonly id: string; readonly name: string }[],
  ties: ReadonlySet<string>,
): PlaceSource | null {
  if (!stored) return null
  if (stored.kind !== 'place') return ties.has(stored.tie) ? { kind: stored.kind, tie: stored.tie } : null
  const phase = phases.find(({ id }) => id === stored.phase)
  const group = groups.find(({ id }) => id === stored.group)
  if (!phase || (stored.group !== null && !group)) return null
  return { kind: 'place', phase: phase.name, group: group?.name ?? null, place: stored.place }
}

/** Fields that do not belong to a source's kind, and blanks around names, make no difference. */
export function plainSource(source: PlaceSource | null | undefined): PlaceSource | null {
  if (!source) return null
  const { kind, phase, group, place, tie } = source
  if (kind !== 'place') return { kind, tie: tie ?? null }
  return { kind, phase: phase?.trim() ?? null, group: group?.trim() ?? null, place: place ?? null }
}

/** What a source of these phases is called. */
export function sourceNames(phases: readonly StoredPhase[]): (source: PlaceSource | null | undefined) => string | null {
  const ties = new Map(
    phases.flatMap((phase) => {
      const names = tieNames(phase.ties)
      return phase.ties.map(({ id }, index) => [id, names[index]!] as const)
    }),
  )
  return (source) => {
    if (!source) return null
    const { kind, phase, group = null, place, tie } = source
    if (kind !== 'place') return takenName(kind, ties.get(tie!) ?? '')
    const ambiguous = phases.flatMap(({ groups }) => groups).filter(({ name }) => name === group).length > 1
    return placeName({ place: place!, group, phase: phase!, ambiguous })
  }
}

/** The teams in places are the service's: they stay where the place stays, whatever was sent. */
export function keepFilledSides(
  current: readonly StoredPhase[],
  wanted: readonly StructurePhase[],
): readonly StructurePhase[] {
  const stored = new Map(current.flatMap(({ ties }) => ties.map((tie) => [tie.id, tie])))
  const settled = (tie: StructureTie): StructureTie => {
    const before = tie.id === null ? undefined : stored.get(tie.id)
    const team = (side: 'first' | 'second') => {
      const source = plainSource(tie[FROM[side]])
      if (source === null) return tie[side]
      return before && canonical(plainSource(before[FROM[side]])) === canonical(source) ? before[side] : null
    }
    const [first, second] = [team('first'), team('second')]
    const winner = tie.winner === first || tie.winner === second ? tie.winner : null
    return { ...tie, first, second, winner }
  }
  return wanted.map((phase) => ({ ...phase, ties: phase.ties.map(settled) }))
}

/** Sources that name nothing, each under its place in the document. */
export function findSourceErrors(phases: readonly StructurePhase[]): FieldError[] {
  const all = phases.flatMap((phase, index) => phase.ties.map((tie, place) => ({ phase, index, tie, place })))
  const keys = all.flatMap(({ tie }) => [tie.id, tie.key].filter((key) => typeof key === 'string'))
  const byKey = new Map(
    all.flatMap(({ tie }) => [tie.id, tie.key].flatMap((key) => (key ? [[key, tie] as const] : []))),
  )
  return all.flatMap(({ phase, index, tie, place }) => {
    const field = (name: string) => `phases.${index}.ties.${place}.${name}`
    const twice = tie.key && keys.indexOf(tie.key) !== keys.lastIndexOf(tie.key) && tie.key !== tie.id
    const [first, second] = SIDES.map((side) => plainSource(tie[FROM[side]]))
    const wrong = [
      ...(twice ? [{ field: field('key'), message: `a chave “${tie.key}” aparece em dois confrontos.` }] : []),
      ...(first && canonical(first) === canonical(second)
        ? [{ field: field('secondFrom'), message: 'os dois lados têm a mesma origem.' }]
        : []),
      ...SIDES.flatMap((side) => {
        const message = objectTo(plainSource(tie[FROM[side]]), phases.slice(0, index), tie, byKey)
        return message === null ? [] : [{ field: field(FROM[side]), message }]
      }),
    ]
    return wrong.map(({ field: at, message }) => ({ field: at, message: `${phase.name}: ${message}` }))
  })
}

function objectTo(
  source: PlaceSource | null,
  earlier: readonly StructurePhase[],
  tie: StructureTie,
  byKey: ReadonlyMap<string, StructureTie>,
): string | null {
  if (!source) return null
  if (source.kind !== 'place') {
    if (!byKey.has(source.tie ?? '')) return 'o confronto de origem não existe.'
    return leadsTo(source.tie!, tie, byKey, new Set()) ? 'um confronto não pode depender de si mesmo.' : null
  }
  const phase = earlier.find(({ name, kind }) => name.trim() === source.phase && kind !== 'knockout')
  if (!phase) return `antes dela não há a fase com tabela “${source.phase ?? ''}”.`
  if (phase.groups.length === 0 && source.group !== null) return `a fase ${phase.name} não tem grupos.`
  if (phase.groups.length > 0 && !phase.groups.some(({ name }) => name.trim() === source.group)) {
    return `não há o grupo “${source.group ?? ''}” em ${phase.name}.`
  }
  return source.place === null || source.place === undefined ? 'diga o lugar na tabela.' : null
}

function leadsTo(
  key: string,
  end: StructureTie,
  byKey: ReadonlyMap<string, StructureTie>,
  seen: ReadonlySet<string>,
): boolean {
  const tie = byKey.get(key)
  if (tie === end) return true
  if (!tie || seen.has(key)) return false
  const path = new Set([...seen, key])
  return SIDES.some((side) => {
    const source = plainSource(tie[FROM[side]])
    return typeof source?.tie === 'string' && leadsTo(source.tie, end, byKey, path)
  })
}

/** A phase that was just written, with the ids of its parts. */
export interface WrittenPhase {
  readonly id: string
  readonly wanted: StructurePhase
  readonly groups: ReadonlyMap<string, string>
  /** In the order of the document. */
  readonly ties: readonly string[]
}

/** Writes where the sides of ties come from, when all of them have ids. */
export async function writeSources(transaction: Transaction<DB>, written: readonly WrittenPhase[]): Promise<void> {
  const ties = new Map(
    written.flatMap((phase) =>
      phase.wanted.ties.flatMap(({ id, key }, place) =>
        [id, key].flatMap((name) => (name ? [[name, phase.ties[place]!] as const] : [])),
      ),
    ),
  )
  const stored = (from: PlaceSource | null | undefined): string | null => {
    const source = plainSource(from)
    if (!source) return null
    if (source.kind !== 'place') return JSON.stringify({ kind: source.kind, tie: ties.get(source.tie!)! })
    const phase = written.find(({ wanted }) => wanted.name === source.phase)!
    const group = source.group === null ? null : phase.groups.get(source.group!)!
    return JSON.stringify({ kind: 'place', phase: phase.id, group, place: source.place })
  }
  for (const phase of written) {
    for (const [place, tie] of phase.wanted.ties.entries()) {
      const [first, second] = [stored(tie.firstFrom), stored(tie.secondFrom)]
      await sql`
        update ties set first_from = ${first}::jsonb, second_from = ${second}::jsonb
        where id = ${phase.ties[place]!}
          and (first_from is distinct from ${first}::jsonb or second_from is distinct from ${second}::jsonb)`.execute(
        transaction,
      )
    }
  }
}
