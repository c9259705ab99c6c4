/** What one player took from one match, cards already added up: exactly one of these, or nothing. */
export const sanctionKinds = ['yellow', 'secondYellow', 'red', 'yellowAndRed'] as const

export type SanctionKind = (typeof sanctionKinds)[number]

/** How many players of a team took each sanction. */
export type Sanctions = Readonly<Record<SanctionKind, number>>

/** Points a regulation charges for each sanction: fewer is better conduct. */
export type ConductScale = Sanctions

export const noSanctions: Sanctions = { yellow: 0, secondYellow: 0, red: 0, yellowAndRed: 0 }

export function addSanctions(a: Sanctions, b: Sanctions): Sanctions {
  return {
    yellow: a.yellow + b.yellow,
    secondYellow: a.secondYellow + b.secondYellow,
    red: a.red + b.red,
    yellowAndRed: a.yellowAndRed + b.yellowAndRed,
  }
}

export function conductPoints(sanctions: Sanctions, scale: ConductScale): number {
  return sanctionKinds.reduce((sum, kind) => sum + sanctions[kind] * scale[kind], 0)
}

/** A second yellow counts as a red, and takes the first one with it. */
export function redsIn(sanctions: Sanctions): number {
  return sanctions.secondYellow + sanctions.red + sanctions.yellowAndRed
}

export function yellowsIn(sanctions: Sanctions): number {
  return sanctions.yellow + sanctions.yellowAndRed
}
