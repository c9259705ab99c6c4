interface Spell {
  readonly team: string
  readonly starts: string | null
  readonly ends: string | null
}

interface Dated {
  readonly team: string
  readonly day: string | null
}

/** What happened at a team belongs to the spell of that day there; unknown ends are open. Null: to none that is known. */
export function spellOf<S extends Spell>(spells: readonly S[], { team, day }: Dated): S | null {
  const own = spells.filter((spell) => spell.team === team)
  const holding = own.find(
    ({ starts, ends }) => day !== null && (starts === null || starts <= day) && (ends === null || day <= ends),
  )
  // With a single spell there is no doubt which one is meant, whatever its dates.
  return holding ?? (own.length === 1 ? own[0]! : null)
}
