import type { StructurePhase, StructureZone, TableRules, EditionStructure } from '@meio-campo/contract'
import { zoneName, plural } from '@meio-campo/contract/rules'
import type { Queryable } from '../../../database/database.ts'
import { type FieldError, AppError } from '../../../platform/errors/app-error.ts'
import type { StoredPhase } from './queries.ts'

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
  const { kind, groups, rounds, ties, zones, table } = phase
  const knockout = kind === 'knockout'
  return [
    ...when(kind !== 'groups' && groups.length > 0, 'groups', 'só uma fase de grupos tem grupos.'),
    ...when(!knockout && ties.length > 0, 'ties', 'só um mata-mata tem confrontos.'),
    ...when(knockout && zones.length > 0, 'zones', 'um mata-mata não tem zonas.'),
    ...namedTwice(groups, 'groups', 'grupos'),
    ...namedTwice(rounds, 'rounds', 'rodadas'),
    ...inRounds(rounds),
    ...inEntrants(phase),
    ...inTies(phase),
    ...inZones(zones),
    ...(table ? inTable(table) : []),
  ]
}

function inEntrants({ entrants, groups }: StructurePhase): FieldError[] {
  const names = new Set(groups.map(({ name }) => name))
  const before = (team: string, index: number) => entrants.findIndex((entrant) => entrant.team === team) < index
  return entrants.flatMap(({ team, group }, index) => [
    ...when(group !== null && !names.has(group), `entrants.${index}.group`, `não há o grupo “${group}”.`),
    ...when(before(team, index), `entrants.${index}.team`, 'um time aparece mais de uma vez.'),
  ])
}

function inRounds(rounds: StructurePhase['rounds']): FieldError[] {
  const twice = repeated(rounds.flatMap(({ number }) => number ?? []))
  return rounds.flatMap(({ number }, index) =>
    when(number !== null && twice.has(number), `rounds.${index}.number`, 'duas rodadas têm o mesmo número.'),
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

/** Two zones that overlap are wrong both: the earlier at its end, the later at its beginning. */
function inZones(zones: readonly StructureZone[]): FieldError[] {
  const overlaps = zones.flatMap((zone, index) =>
    zones.slice(0, index).flatMap((other, place) => {
      if (zone.from > other.to || other.from > zone.to) return []
      const message = `as zonas ${zoneName(other)} e ${zoneName(zone)} se sobrepõem.`
      return [
        { field: `zones.${place}.to`, message },
        { field: `zones.${index}.from`, message },
      ]
    }),
  )
  const own = zones.flatMap((zone, index) => [
    ...when(zone.to < zone.from, `zones.${index}.to`, `a zona ${zoneName(zone)} termina antes de começar.`),
    ...when(
      zones.findIndex(({ id }) => id === zone.id) < index,
      `zones.${index}.id`,
      `a zona ${zoneName(zone)} aparece duas vezes.`,
    ),
  ])
  // Of one field the first sentence counts.
  return [...own, ...overlaps].filter(
    ({ field }, index, all) => all.findIndex((each) => each.field === field) === index,
  )
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
  const twice = repeated(items.map(({ name }) => plain(name)))
  return items.flatMap(({ name }, index) =>
    when(twice.has(plain(name)), `${field}.${index}.name`, `há ${what} com o mesmo nome.`),
  )
}

const plain = (name: string) => name.toLocaleLowerCase('pt-BR')

function repeated<T>(values: readonly T[]): ReadonlySet<T> {
  return new Set(values.filter((value, index) => values.indexOf(value) < index))
}

const when = (wrong: boolean, field: string, message: string): FieldError[] => (wrong ? [{ field, message }] : [])

/** One sentence for each removed part that matches or deductions still reference. */
export function findRemovedInUse(
  { phases, matches, teams }: EditionStructure,
  wanted: readonly StructurePhase[],
  /** As `phase/team`. */
  deducted: ReadonlySet<string>,
): string[] {
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]))
  const nameOf = (team: string | null) => (team === null ? 'a definir' : (teamNames.get(team) ?? team))
  const played = (key: string | null) => (key === null ? 0 : (matches[key] ?? 0))

  return phases.flatMap((before) => {
    const after = wanted.find(({ id }) => id === before.id)
    const inPhase = played(before.id)
    if (!after) return inPhase > 0 ? [`A fase ${before.name} tem ${matchCount(inPhase)}.`] : []
    const sentences: string[] = []
    if (after.kind !== before.kind && inPhase > 0) {
      sentences.push(`A fase ${before.name} tem ${matchCount(inPhase)}: não pode virar outro tipo de fase.`)
    }
    for (const { id, name } of gone(before.groups, after.groups)) {
      if (played(id) > 0) sentences.push(`${name} (${before.name}) tem ${matchCount(played(id))}.`)
    }
    for (const { id, name } of gone(before.rounds, after.rounds)) {
      if (played(id) > 0) sentences.push(`${name} (${before.name}) tem ${matchCount(played(id))}.`)
    }
    for (const { team, group } of before.entrants) {
      const stays = after.entrants.find((entrant) => entrant.team === team)
      const key = `${before.id}/${team}`
      const where = `${nameOf(team)} (${before.name})`
      if (!stays && played(key) > 0) sentences.push(`${where} tem ${matchCount(played(key))}.`)
      else if (!stays && deducted.has(key)) sentences.push(`${where} tem perda de pontos.`)
      else if (stays && played(key) > 0 && groupIdIn(before, group) !== groupIdIn(after, stays.group)) {
        sentences.push(`${where} tem ${matchCount(played(key))}: não pode mudar de grupo.`)
      }
    }
    for (const tie of before.ties) {
      const stays = after.ties.find(({ id }) => id === tie.id)
      const same = stays && stays.first === tie.first && stays.second === tie.second
      const pair = `${nameOf(tie.first)} × ${nameOf(tie.second)} (${before.name})`
      if (!same && played(tie.id) > 0) sentences.push(`O confronto ${pair} tem ${matchCount(played(tie.id))}.`)
    }
    return sentences
  })
}

const matchCount = (count: number) => `${count} ${plural(count, 'jogo', 'jogos')}`

function gone<T extends { readonly id: string | null }>(before: readonly T[], after: readonly T[]): readonly T[] {
  return before.filter(({ id }) => !after.some((other) => other.id === id))
}

function groupIdIn({ groups }: StructurePhase, name: string | null): string | null {
  return groups.find((group) => group.name === name)?.id ?? null
}

/** All ids that the edition does not have, and all unknown teams. */
export async function refuseUnknownIds(
  database: Queryable,
  current: readonly StoredPhase[],
  wanted: readonly StructurePhase[],
): Promise<void> {
  const fields = [...unknownParts(current, wanted), ...(await unknownTeams(database, wanted))]
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
}

function unknownParts(current: readonly StoredPhase[], wanted: readonly StructurePhase[]): FieldError[] {
  const wrong = (field: string): FieldError => ({ field, message: 'Não é desta edição.' })
  return wanted.flatMap((phase, index) => {
    const at = `phases.${index}`
    const before = current.find(({ id }) => id === phase.id)
    const twice = wanted.findIndex(({ id }) => id !== null && id === phase.id) < index && phase.id !== null
    if ((phase.id !== null && !before) || twice) return [wrong(`${at}.id`)]
    return (['groups', 'rounds', 'ties'] as const).flatMap((part) => {
      const known = new Set(before?.[part].map(({ id }) => id))
      return phase[part].flatMap(({ id }, place) =>
        id === null || known.delete(id) ? [] : [wrong(`${at}.${part}.${place}.id`)],
      )
    })
  })
}

async function unknownTeams(database: Queryable, wanted: readonly StructurePhase[]): Promise<FieldError[]> {
  const named = wanted.flatMap(({ entrants, ties }, index) => [
    ...entrants.map(({ team }, place) => [team, `phases.${index}.entrants.${place}.team`] as const),
    ...ties.flatMap(({ first, second }, place) => [
      [first, `phases.${index}.ties.${place}.first`] as const,
      [second, `phases.${index}.ties.${place}.second`] as const,
    ]),
  ])
  const ids = [...new Set(named.flatMap(([team]) => team ?? []))]
  if (ids.length === 0) return []
  const rows = await database.selectFrom('teams').select('id').where('id', 'in', ids).execute()
  const known = new Set(rows.map(({ id }) => id))
  return named
    .filter(([team]) => team !== null && !known.has(team))
    .map(([team, field]) => ({ field, message: `Não há o time ${team}.` }))
}
