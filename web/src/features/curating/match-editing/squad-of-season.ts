import type { DeskPlayer, Squad } from '@meio-campo/contract'

/** The season whose squad a match asks for: its own, where another one is the current and its own is known. */
export function seasonOfSquad({ season, seasons }: Pick<Squad, 'season' | 'seasons'>, edition: string): string | null {
  return season !== edition && seasons.includes(edition) ? edition : null
}

/** A squad as the desk lists it, without people known only by name. */
export function squadPlayers(players: Squad['players']): DeskPlayer[] {
  return players.flatMap(({ person, number, position }) =>
    person.id === null
      ? []
      : [
          {
            person: { id: person.id, name: person.name },
            number,
            position: position as DeskPlayer['position'],
            place: 'squad' as const,
            captain: false,
          },
        ],
  )
}
