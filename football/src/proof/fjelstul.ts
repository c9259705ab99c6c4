import type { Card } from '../discipline/card.ts'
import type { Match } from '../match/match.ts'
import type { Goal } from '../scorers/scorers.ts'
import { readCsv } from './data-folder.ts'

type Row = Readonly<Record<string, string>>

export interface WorldCupMatch extends Match {
  readonly tournament: string
  readonly stage: string
  readonly group: string
  readonly replay: boolean
}

export type TournamentCard = Card & { readonly tournament: string }

const yes = (value: string | undefined) => value === '1'

// The table has only the score after extra time; before it the match was level, or there would have been none.
export function readWorldCupMatches(): readonly WorldCupMatch[] {
  return readCsv('fjelstul-worldcup/matches.csv').map((row) => {
    const score = { home: Number(row['home_team_score']), away: Number(row['away_team_score']) }
    return {
      id: row['match_id']!,
      tournament: row['tournament_id']!,
      stage: row['stage_name']!,
      // 1950 was settled in a last group without a name.
      group: row['stage_name'] === 'final round' ? 'final round' : row['group_name']!,
      replay: yes(row['replay']),
      home: row['home_team_name']!,
      away: row['away_team_name']!,
      day: row['match_date']!,
      round: null,
      score: yes(row['extra_time']) ? { home: 0, away: 0 } : score,
      extraTime: yes(row['extra_time']) ? score : null,
      penalties: yes(row['penalty_shootout'])
        ? { home: Number(row['home_team_score_penalties']), away: Number(row['away_team_score_penalties']) }
        : null,
    }
  })
}

export function readWorldCupGoals(): readonly (Goal & { readonly tournament: string; readonly name: string })[] {
  return readCsv('fjelstul-worldcup/goals.csv').map((row) => ({
    tournament: row['tournament_id']!,
    match: row['match_id']!,
    team: row['player_team_name']!,
    player: row['player_id']!,
    name: nameOf(row),
    kind: yes(row['own_goal']) ? 'ownGoal' : yes(row['penalty']) ? 'penalty' : 'goal',
  }))
}

/** A row with both flags is two cards: a booking, then a direct red. */
export function readWorldCupCards(): readonly TournamentCard[] {
  return readCsv('fjelstul-worldcup/bookings.csv').flatMap((row): readonly TournamentCard[] => {
    const card = {
      tournament: row['tournament_id']!,
      match: row['match_id']!,
      team: row['team_name']!,
      player: row['player_id']!,
    }
    if (yes(row['second_yellow_card'])) return [{ ...card, kind: 'secondYellow' }]
    return [
      ...(yes(row['yellow_card']) ? [{ ...card, kind: 'yellow' as const }] : []),
      ...(yes(row['red_card']) ? [{ ...card, kind: 'red' as const }] : []),
    ]
  })
}

function nameOf(row: Row): string {
  return [row['given_name'], row['family_name']].filter((part) => part !== 'not applicable').join(' ')
}
