export type DeskCommand = Record<string, unknown> & { id: string }

let made = 0

/** The id that a desk gives to a command or an act. */
export const deskId = (): string => `mesa_${String((made += 1)).padStart(16, '0')}`

export const deskCommand = (action: string, rest: object = {}): DeskCommand => ({ id: deskId(), do: action, ...rest })
