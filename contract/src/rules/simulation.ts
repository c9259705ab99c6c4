/** How much faster than the match a simulation may tell it. */
export const SIMULATION_SPEED = { min: 1, max: 60 } as const
