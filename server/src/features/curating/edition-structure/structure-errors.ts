import type { StructurePhase, StructureZone, TableRules } from '@meio-campo/contract'
import { zoneName } from '@meio-campo/contract/rules'
import type { FieldError } from '../../../platform/errors/app-error.ts'

/** Metrics settled outside the table: which matches count has no meaning for them. */
const OUTSIDE: ReadonlySet<string> = new Set(['ranking', 'playOff', 'lot'])

/** What no championship could be played by, each under its place in the document; all of it at once. */
export function findStructureErrors(phases: readonly StructurePhase[]): FieldError[] {
  const twice = repeated(phases.map(({ name }) => plain(name)))
  return phases.flatMap((phase, index) => {
    const at = `phases.${index}`
    return [
      ...when(twice.has(plain(phase.name)), `${at}.name`, `Há duas fases com o nome “${phase.name}”.`),
      ...inPhase(phase).map(({ field, message }) => ({
        field: `${at}.${field}`,
        message: `${phase.name}: ${message}`,
      })),
    ]
  })
}

function inPhase(phase: StructurePhase): FieldError[] {
  const { kind, groups, entrants, rounds, ties, zones, table } = phase
  const knockout = kind === 'knockout'
  return [
    ...when(kind !== 'groups' && groups.length > 0, 'groups', 'só uma fase de grupos tem grupos.'),
    ...when(!knockout && ties.length > 0, 'ties', 'só um mata-mata tem confrontos.'),
    ...when(knockout && zones.length > 0, 'zones', 'um mata-mata não tem zonas.'),
    ...namedTwice(groups, 'groups', 'grupos'),
    ...namedTwice(rounds, 'rounds', 'rodadas'),
    ...when(
      repeated(rounds.flatMap(({ number }) => number ?? [])).size > 0,
      'rounds',
      'duas rodadas têm o mesmo número.',
    ),
    ...inEntrants(phase),
    ...inTies(phase),
    ...inZones(zones),
    ...(table ? inTable(table) : []),
    ...when(repeated(entrants.map(({ team }) => team)).size > 0, 'entrants', 'um time aparece mais de uma vez.'),
  ]
}

function inEntrants({ entrants, groups }: StructurePhase): FieldError[] {
  const names = new Set(groups.map(({ name }) => name))
  return entrants.flatMap(({ group }, index) =>
    when(group !== null && !names.has(group), `entrants.${index}.group`, `não há o grupo “${group}”.`),
  )
}

function inTies({ ties, rounds }: StructurePhase): FieldError[] {
  const names = new Set(rounds.map(({ name }) => name))
  return ties.flatMap(({ round, first, second, winner }, index) => [
    ...when(round !== null && !names.has(round), `ties.${index}.round`, `não há a rodada “${round}”.`),
    ...when(first !== null && first === second, `ties.${index}.second`, 'um time não joga contra si mesmo.'),
    ...when(
      winner !== null && winner !== first && winner !== second,
      `ties.${index}.winner`,
      'quem passa é um dos dois do confronto.',
    ),
  ])
}

function inZones(zones: readonly StructureZone[]): FieldError[] {
  const overlaps = (zone: StructureZone, index: number) =>
    zones.slice(0, index).find(({ from, to }) => zone.from <= to && from <= zone.to)
  return zones.flatMap((zone, index) => {
    const other = overlaps(zone, index)
    return [
      ...when(zone.to < zone.from, `zones.${index}.to`, `a zona ${zoneName(zone)} termina antes de começar.`),
      ...when(
        other !== undefined,
        `zones.${index}.from`,
        `as zonas ${other && zoneName(other)} e ${zoneName(zone)} se sobrepõem.`,
      ),
      ...when(
        zones.findIndex(({ id }) => id === zone.id) < index,
        `zones.${index}.id`,
        `a zona ${zoneName(zone)} aparece duas vezes.`,
      ),
    ]
  })
}

function inTable({ criteria, pointsPerWin, pointsPerDraw }: TableRules): FieldError[] {
  const [first] = criteria
  const makesTable = first?.scope === 'all' && (first.metric === 'points' || first.metric === 'pointsPerMatch')
  return [
    ...when(pointsPerDraw > pointsPerWin, 'table.pointsPerDraw', 'um empate não vale mais que uma vitória.'),
    ...when(!makesTable, 'table.criteria', 'o primeiro critério é o dos pontos, de todos os jogos.'),
    ...when(
      repeated(criteria.map(({ metric, scope }) => `${metric} ${scope}`)).size > 0,
      'table.criteria',
      'um critério aparece duas vezes.',
    ),
    ...when(
      criteria.some(({ metric, scope }) => OUTSIDE.has(metric) && scope !== 'all'),
      'table.criteria',
      'ranking, jogo de desempate e sorteio valem para a tabela inteira.',
    ),
  ]
}

function namedTwice(items: readonly { readonly name: string }[], field: string, what: string): FieldError[] {
  const [name] = repeated(items.map((item) => plain(item.name)))
  return when(name !== undefined, field, `há ${what} com o mesmo nome.`)
}

const plain = (name: string) => name.toLocaleLowerCase('pt-BR')

function repeated<T>(values: readonly T[]): ReadonlySet<T> {
  return new Set(values.filter((value, index) => values.indexOf(value) < index))
}

const when = (wrong: boolean, field: string, message: string): FieldError[] => (wrong ? [{ field, message }] : [])
