/** How many players stand beside the one of the address. */
export const MOST_COMPARED_PLAYERS = 3
