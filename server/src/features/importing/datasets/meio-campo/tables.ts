/**
 * The tables of a dump, parents before children: in this order their rows can be written. Names come first, or the
 * database would make up those that it makes from a record itself.
 */
export const DUMP_TABLES = [
  'datasets',
  'aliases',
  'confederations',
  'stadiums',
  'stadium_names',
  'teams',
  'team_rivals',
  'people',
  'competitions',
  'editions',
  'phases',
  'groups',
  'phase_teams',
  'deductions',
  'rounds',
  'ties',
  'titles',
  'streamings',
  'broadcast_rights',
  'spells',
  'transfers',
  'matches',
  'events',
  'lineups',
  'lineup_players',
  'match_statistics',
  'player_statistics',
  'match_officials',
  'airings',
  'match_clocks',
  'desk_marks',
  'squad_members',
  'suspensions',
  'absences',
  'sources',
  'redirects',
  'conflicts',
] as const

export type DumpTable = (typeof DUMP_TABLES)[number]

/** What the first line of a JSON dump says it is. */
export const DUMP_FORMAT = 'meio-campo'
export const DUMP_VERSION = 1
