import { sql, type Transaction } from 'kysely'
import type { Side } from '@meio-campo/football'
import type { SpreadsheetQuestion } from '@meio-campo/contract'
import { recordFields } from '@meio-campo/contract/rules'
import type { DB } from '../../../../database/types.gen.ts'
import type { PlacedRow } from './match-of-row.ts'
import { Lookup } from '../rows/reference-lookup.ts'
import { readNamesakes } from '../records/same-record.ts'
import { findMember, type SquadMember } from './squad-member.ts'
import type { SpreadsheetPlan } from '../rows/spreadsheet-plan.ts'
import type { PlannedRow } from '../rows/spreadsheet-rows.ts'

type Role = 'player' | 'coach'

/** The members of both teams of some matches. */
export class MatchSquads {
  readonly #members = new Map<string, SquadMember[]>()

  static async of(transaction: Transaction<DB>, matchIds: readonly string[], role: Role): Promise<MatchSquads> {
    const { rows } = await sql<SquadMember & { match: string; side: Side }>`
      with sides as (
        select m.id as match, m.edition_id, m.day, s.side, s.team
        from matches as m cross join lateral (values ('home', m.home_id), ('away', m.away_id)) as s (side, team)
        where m.id = any (${matchIds}::text[])),
      named as (${role === 'player' ? players : coaches})
      select distinct on (n.match, n.side, n.id) n.match, n.side, n.id, p.name, n.number, n.rank = 0 as "inMatch"
      from named as n join people as p on p.id = n.id
      order by n.match, n.side, n.id, n.rank, n.number nulls last`.execute(transaction)
    const squads = new MatchSquads()
    for (const { match, side, ...member } of rows) {
      const key = `${match} ${side}`
      squads.#members.set(key, [...(squads.#members.get(key) ?? []), member])
    }
    return squads
  }

  members(match: string, side: Side): readonly SquadMember[] {
    return this.#members.get(`${match} ${side}`) ?? []
  }
}

/**
 * Members by the match's own line-up, the squad of the edition, a spell on that day, or another match of the edition.
 */
const players = sql`
  select s.match, s.side, l.person_id as id, l.number, 0 as rank
  from sides as s join lineup_players as l on l.match_id = s.match and l.side = s.side where l.person_id is not null
  union all
  select s.match, s.side, q.person_id, q.number, 1
  from sides as s join squad_members as q on q.edition_id = s.edition_id and q.team_id = s.team and q.role = 'player'
  union all
  select s.match, s.side, c.person_id, c.number, 2
  from sides as s join spells as c on c.team_id = s.team and c.role = 'player'
    and (c.starts is null or s.day is null or c.starts <= s.day) and (c.ends is null or s.day is null or c.ends >= s.day)
  union all
  select s.match, s.side, l.person_id, null, 3
  from sides as s
  join matches as o on o.edition_id = s.edition_id and s.team in (o.home_id, o.away_id)
  join lineup_players as l on l.match_id = o.id and l.side = case s.team when o.home_id then 'home' else 'away' end
  where l.person_id is not null`

const coaches = sql`
  select s.match, s.side, l.coach_id as id, null::integer as number, 0 as rank
  from sides as s join lineups as l on l.match_id = s.match and l.side = s.side where l.coach_id is not null
  union all
  select s.match, s.side, q.person_id, null, 1
  from sides as s join squad_members as q on q.edition_id = s.edition_id and q.team_id = s.team and q.role = 'coach'
  union all
  select s.match, s.side, c.person_id, null, 2
  from sides as s join spells as c on c.team_id = s.team and c.role = 'coach'
    and (c.starts is null or s.day is null or c.starts <= s.day) and (c.ends is null or s.day is null or c.ends >= s.day)`

/** A cell that refers to a member of a team. */
export interface PersonCell {
  readonly row: PlannedRow
  readonly placed: PlacedRow & { readonly side: Side }
  readonly name: 'player' | 'related' | 'coach'
  /**
   * True if the shirt number must be the one that the player wears in the match; false if the row itself assigns it.
   */
  readonly number: string | null
  /** Whether the shirt number comes from the match itself, or is only stated by the row. */
  readonly wears: boolean
  /** Whether the person may be given by name alone, without a record. */
  readonly nameOnly: boolean
}

/**
 * Sets the members of the row's team that the cells refer to. Uncertain ones become questions. Returns the cells of
 * people who only have a name.
 */
export async function resolvePeople(
  transaction: Transaction<DB>,
  plan: SpreadsheetPlan,
  squads: MatchSquads,
  cells: readonly PersonCell[],
): Promise<ReadonlyMap<PlannedRow, string>> {
  const texts = cells.flatMap(({ row, name }) => row.references.get(name) ?? [])
  const byId = await Lookup.of(transaction, texts, 'id or name')
  const byName = await Lookup.of(transaction, texts, 'name')
  const nameOnly = new Map<PlannedRow, string>()
  for (const cell of cells) {
    const { row, placed, name } = cell
    const wanted = row.references.get(name)
    const number = cell.number === null ? null : ((row.values[cell.number] as number | undefined) ?? null)
    if (!wanted && (number === null || row.values[name] === null)) continue
    const text = wanted?.text ?? null
    const ids = wanted ? byName.ids(wanted) : []
    const [id = null] = wanted ? byId.ids(wanted).filter((each) => !ids.includes(each) || each === text) : []
    const members = squads.members(placed.match.id, placed.side)
    const found = findMember({ text, number, byId: id, byName: ids }, members)
    const answer = plan.choices[`${row.line}.${name}`]
    const called = text ?? `Camisa ${number}`
    const onlyName = cell.nameOnly && plan.create && text !== null
    if (found.is === 'found') row.values[name] = found.id
    else if (found.is === 'otherNumber' && !cell.wears) row.values[name] = found.member.id
    else if (answer === null && onlyName) nameOnly.set(row, text)
    else if (found.is === 'several' && typeof answer === 'string' && found.ids.includes(answer))
      row.values[name] = answer
    else if (found.is === 'several') row.asked.set(name, { text: called, ids: found.ids, another: onlyName })
    else if (found.is === 'otherNumber')
      row.refuse(cell.number!, `Neste jogo a camisa de ${found.member.name} é a ${found.member.number}.`)
    else if (text === null) row.refuse(cell.number!, `Ninguém do elenco tem a camisa ${number}. Diga o nome.`)
    else if (!onlyName) row.refuse(name, nobodyWords(found.alike))
    else if (found.alike.length === 0) nameOnly.set(row, text)
    else if (typeof answer === 'string' && found.alike.some((each) => each.id === answer)) row.values[name] = answer
    else row.asked.set(name, { text, ids: found.alike.map((each) => each.id), another: true })
  }
  return nameOnly
}

function nobodyWords(alike: readonly SquadMember[]): string {
  if (alike.length === 0) return 'Não existe. Use o id ou o nome exato.'
  return `Não existe com este nome. Parecidos no elenco: ${alike.map(({ id, name }) => `${name} (${id})`).join(', ')}.`
}

const MOST_COMPARED = 10
const TELLING = ['birthDate', 'nationalities', 'gender'] as const

/** The people that a cell can mean, side by side. */
export async function askAboutPeople(
  transaction: Transaction<DB>,
  squads: readonly MatchSquads[],
  rows: readonly { readonly row: PlannedRow; readonly placed: PlacedRow | undefined }[],
): Promise<SpreadsheetQuestion[]> {
  const all = rows.flatMap(({ row }) => [...row.asked.values()].flatMap(({ ids }) => ids.slice(0, MOST_COMPARED)))
  const people = await readNamesakes(transaction, 'person', all)
  return rows.flatMap(({ row, placed }) =>
    [...row.asked].map(([about, { text, ids, another }]): SpreadsheetQuestion => {
      const shown = ids.slice(0, MOST_COMPARED)
      return {
        line: row.line,
        about,
        another,
        name: text,
        candidates: shown.map((id) => ({ id, name: calledIn(squads, placed, id, String(people.get(id)?.['name'])) })),
        total: ids.length,
        fields: TELLING.map((field) => ({
          field,
          label: recordFields.person[field]!.label,
          said: { value: null, name: null },
          stored: shown.map((id) => ({ value: people.get(id)?.[field] ?? null, name: null })),
        })),
      }
    }),
  )
}

/** "Ana, camisa 9 do Bahia", or a note that she is in neither team. */
function calledIn(squads: readonly MatchSquads[], placed: PlacedRow | undefined, id: string, name: string): string {
  for (const side of ['home', 'away'] as const) {
    const members = placed ? squads.flatMap((each) => each.members(placed.match.id, side)) : []
    const member = members.find((each) => each.id === id)
    if (!member || !placed) continue
    const team = placed.match[`${side}Name`]
    return member.number === null ? `${name}, de ${team}` : `${name}, camisa ${member.number} de ${team}`
  }
  return `${name}, fora dos dois elencos`
}
