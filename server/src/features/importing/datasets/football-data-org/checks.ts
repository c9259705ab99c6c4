import type { Bundle } from '../answers/bundle.ts'
import type { Check, CheckedRow } from '../answers/checks.ts'
import { bag, bags, key, text, whole, type Bag } from '../answers/fields.ts'
import { findProvided } from './competitions.ts'
import { editionOf } from './football-data-org.ts'

/** The provider's own tables and scorers, for comparison. */
export function readChecks({ answers }: Bundle): Check[] {
  return answers.flatMap(({ call, answer }): Check[] => {
    const provided = findProvided(text(bag(answer, 'competition'), 'code'))
    const edition = provided && editionOf(provided, bag(answer, 'season'))
    if (!edition) return []
    if (call.endsWith('/standings')) return [{ kind: 'standings', ...edition, rows: standingsRows(answer) }]
    if (call.endsWith('/scorers')) return [{ kind: 'scorers', ...edition, rows: scorerRows(answer) }]
    return []
  })
}

/** Of the blocks only those of all matches: home and away are parts of them. */
function standingsRows(answer: Bag): CheckedRow[] {
  const totals = bags(answer, 'standings').filter((block) => text(block, 'type') === 'TOTAL')
  return totals.flatMap((block) =>
    bags(block, 'table').flatMap((row): CheckedRow[] => {
      const team = key(bag(row, 'team'))
      if (team === null) return []
      return [
        {
          team,
          played: whole(row, 'playedGames'),
          points: whole(row, 'points'),
          won: whole(row, 'won'),
          goalsFor: whole(row, 'goalsFor'),
          goalsAgainst: whole(row, 'goalsAgainst'),
        },
      ]
    }),
  )
}

function scorerRows(answer: Bag) {
  return bags(answer, 'scorers').flatMap((row) => {
    const player = bag(row, 'player')
    const [person, name, goals] = [key(player), text(player, 'name'), whole(row, 'goals')]
    return person === null || name === null || goals === null ? [] : [{ person, name, goals }]
  })
}
