import type { Bundle } from '../answers/bundle.ts'
import type { Check, CheckedRow } from '../answers/checks.ts'
import { bag, bags, bagOf, key, text, whole, type Bag } from '../answers/fields.ts'
import { editionName, findLeague } from './competitions.ts'

/** The provider's own tables and scorers, for comparison. */
export function readChecks({ answers }: Bundle): Check[] {
  return answers.flatMap(({ call, answer }): Check[] => {
    if (call.startsWith('/standings?')) return bags(answer, 'response').flatMap(standingsOf)
    if (call.startsWith('/players/topscorers?')) return scorersOf(answer)
    return []
  })
}

/** `league.standings` is a list of groups; of a group that is played later some teams may be listed twice. */
function standingsOf(row: Bag): Check[] {
  const stated = bag(row, 'league')
  const edition = editionOf(stated)
  if (edition === null) return []
  const groups = Array.isArray(stated['standings']) ? (stated['standings'] as unknown[]) : []
  const rows = groups.flatMap((group) => (Array.isArray(group) ? group.map(bagOf).flatMap(rowOf) : []))
  const times = Map.groupBy(rows, ({ team }) => team)
  return [{ kind: 'standings', ...edition, rows: rows.filter(({ team }) => times.get(team)?.length === 1) }]
}

function rowOf(row: Bag): CheckedRow[] {
  const team = key(bag(row, 'team'))
  if (team === null) return []
  const all = bag(row, 'all')
  const goals = bag(all, 'goals')
  return [
    {
      team,
      played: whole(all, 'played'),
      points: whole(row, 'points'),
      won: whole(all, 'win'),
      goalsFor: whole(goals, 'for'),
      goalsAgainst: whole(goals, 'against'),
    },
  ]
}

function scorersOf(answer: Bag): Check[] {
  const found = bags(answer, 'response').map((row) => ({ row, own: bags(row, 'statistics')[0] ?? {} }))
  const edition = found[0] ? editionOf(bag(found[0].own, 'league')) : null
  if (edition === null) return []
  const rows = found.flatMap(({ row, own }) => {
    const player = bag(row, 'player')
    const [person, name, goals] = [key(player), text(player, 'name'), whole(bag(own, 'goals'), 'total')]
    return person === null || name === null || goals === null ? [] : [{ person, name, goals }]
  })
  return [{ kind: 'scorers', ...edition, rows }]
}

function editionOf(stated: Bag) {
  const [league, season] = [findLeague(key(stated)), whole(stated, 'season')]
  return league && season !== null ? { competition: league.competition, edition: editionName(league, season) } : null
}
