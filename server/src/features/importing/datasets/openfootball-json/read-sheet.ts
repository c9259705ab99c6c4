import type { EventRecord, LineupPlayerRecord, LineupRecord, OfficialRecord, Side } from '../../records/records.ts'
import { person, whenOf } from '../openfootball/goal-events.ts'
import type { SheetRow } from '../openfootball/match-row.ts'
import { readableName } from '../openfootball/readable-name.ts'
import { bagOf, type Bag } from './bag.ts'

const SIDES = ['home', 'away'] as const satisfies readonly Side[]
const CARDS: ReadonlyMap<unknown, EventRecord['type']> = new Map([
  ['Y', 'yellow'],
  ['Y/R', 'second-yellow'],
  ['R', 'red'],
] as const)

/** `lineup`, `bookings` and `referees` of a file with full sheets; what is not as it should be is left out. Null without any. */
export function readSheet(match: Bag, extraTime: boolean): SheetRow | null {
  const stated = listOf(match.get('lineup'))
  const teams = SIDES.map((side, index) => ({ side, team: bagOf(stated[index]) }))
  const lineups = teams.flatMap(({ side, team }) => (team === null ? [] : lineupOf(side, team)))
  const changes = teams.flatMap(({ side, team }) => listOf(team?.get('subs')).flatMap((each) => changeOf(each, side)))
  const booked = listOf(match.get('bookings'))
  const cards = SIDES.flatMap((side, index) => listOf(booked[index]).flatMap((each) => cardOf(each, side)))
  const officials = listOf(match.get('referees')).flatMap((each, index): OfficialRecord[] => {
    const name = nameIn(each)
    return name === null ? [] : [{ person: person(name), role: index === 0 ? 'referee' : 'assistant', country: null }]
  })
  const events = [...changes, ...cards]
  return lineups.length + events.length + officials.length === 0 ? null : { events, lineups, officials }

  function cardOf(value: unknown, side: Side): readonly EventRecord[] {
    const [type, name] = [CARDS.get(bagOf(value)?.get('type')), nameIn(value)]
    const when = clockOf(value)
    if (type === undefined || name === null || when === null) return []
    return [{ type, ...when, side, player: person(name), related: null, converted: null }]
  }

  function changeOf(value: unknown, side: Side): readonly EventRecord[] {
    const [on, off] = [nameIn(value, 'on'), nameIn(value, 'off')]
    const when = clockOf(value)
    if (on === null || off === null || when === null) return []
    const related = { role: 'out', player: person(off) } as const
    return [{ type: 'substitution', ...when, side, player: person(on), related, converted: null }]
  }

  function clockOf(value: unknown): ReturnType<typeof whenOf> | null {
    const minute = bagOf(value)?.get('minute')
    const found = /^(\d{1,3})(?:\+(\d{1,2}))?$/.exec(typeof minute === 'number' ? String(minute) : textOf(minute))
    return found && whenOf(Number(found[1]), found[2] === undefined ? null : Number(found[2]), extraTime)
  }
}

/** A bench without starters says nothing of who played. */
function lineupOf(side: Side, team: Bag): readonly LineupRecord[] {
  const starters = playersOf(team.get('starter'), true)
  if (starters.length === 0) return []
  return [{ side, coach: null, players: [...starters, ...playersOf(team.get('bench'), false)] }]
}

function playersOf(value: unknown, starter: boolean): readonly LineupPlayerRecord[] {
  return listOf(value).flatMap((each) => {
    const name = nameIn(each)
    const captain = bagOf(each)?.get('captain') === true
    return name === null ? [] : [{ player: person(name), number: null, starter, position: null, captain }]
  })
}

function nameIn(value: unknown, key = 'name'): string | null {
  const name = textOf(bagOf(value)?.get(key)).trim()
  return name === '' || name.length > 200 ? null : readableName(name)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
