import type {
  DeskPlayer,
  Lineup,
  LineupPlayer,
  LineupsPage,
  MatchRef,
  SheetPlayer,
  TeamSheet,
  TeamSheets,
} from '@meio-campo/contract'

export const emptyPlayer: SheetPlayer = {
  person: null,
  name: null,
  number: null,
  position: null,
  spot: null,
  captain: false,
  x: null,
  y: null,
}
export const emptySheet: TeamSheet = { formation: null, coach: null, starters: [], bench: [] }

export const MOST_STARTERS = 11

type Places = Pick<TeamSheets, 'home' | 'away'>

export function toSheets({ home, away }: Pick<LineupsPage, 'home' | 'away'>): Places {
  return { home: home && toSheet(home), away: away && toSheet(away) }
}

export function toSheet({ formation, coach, starters, bench }: Lineup): TeamSheet {
  return {
    formation,
    coach: coach && { person: coach.id, name: coach.name },
    starters: starters.map(toPlayer),
    bench: bench.map(toPlayer),
  }
}

const toPlayer = ({ person, number, position, spot, captain, x, y }: LineupPlayer): SheetPlayer => ({
  person: person.id,
  name: person.name,
  number,
  position,
  spot,
  captain,
  x,
  y,
})

/** From the squad to the first free place: the pitch, and once that is full the bench. */
export function withPlayer(sheet: TeamSheet, { person, number, position }: DeskPlayer): TeamSheet {
  const player = { ...emptyPlayer, person: person.id, name: person.name, number, position }
  return sheet.starters.length < MOST_STARTERS
    ? { ...sheet, starters: [...sheet.starters, player] }
    : { ...sheet, bench: [...sheet.bench, player] }
}

type List = 'starters' | 'bench'

export const without = (sheet: TeamSheet, list: List, at: number): TeamSheet => ({
  ...sheet,
  [list]: sheet[list].filter((_, index) => index !== at),
})

/** Moves a player between pitch and bench; a player on the bench has no position on the pitch. */
export function moved(sheet: TeamSheet, list: List, at: number): TeamSheet {
  const player = sheet[list][at]
  if (!player) return sheet
  const other = list === 'starters' ? 'bench' : 'starters'
  const left = without(sheet, list, at)
  return { ...left, [other]: [...left[other], other === 'bench' ? { ...player, x: null, y: null } : player] }
}

export const changed = (sheet: TeamSheet, list: List, at: number, change: Partial<SheetPlayer>): TeamSheet => ({
  ...sheet,
  [list]: sheet[list].map((player, index) => (index === at ? { ...player, ...change } : player)),
})

/** There is one captain. */
export function withCaptain(sheet: TeamSheet, list: List, at: number, captain: boolean): TeamSheet {
  const mark = (of: List) =>
    sheet[of].map((player, index) => ({ ...player, captain: captain && of === list && index === at }))
  return { ...sheet, starters: mark('starters'), bench: mark('bench') }
}

/** The body for the API: a person with a record is sent without a name. */
export function toBody(sheets: Places): TeamSheets {
  const named = <T extends { person: string | null; name?: string | null | undefined }>(value: T): T =>
    value.person === null ? value : { ...value, name: null }
  const side = (sheet: TeamSheet | null): TeamSheet | null =>
    sheet && {
      ...sheet,
      coach: sheet.coach && (sheet.coach.person || sheet.coach.name) ? named(sheet.coach) : null,
      starters: sheet.starters.map(named),
      bench: sheet.bench.map(named),
    }
  return { home: side(sheets.home), away: side(sheets.away) }
}

/** "de Santos × Bahia em 12/10/2026". */
export function lastMatchWords({ day, home, away }: Pick<MatchRef, 'day' | 'home' | 'away'>): string {
  const when = day === null ? '' : ` em ${day.split('-').toReversed().join('/')}`
  return `de ${home.name} × ${away.name}${when}`
}
