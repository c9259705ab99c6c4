import type { StructurePhase } from '@meio-campo/contract'

/** Names without blanks around them, here and where they are referred to. */
export function tidy(phase: StructurePhase): StructurePhase {
  const trimmed = (name: string | null) => name && name.trim()
  return {
    ...phase,
    name: phase.name.trim(),
    zones: phase.zones.map((zone) => ({ ...zone, name: trimmed(zone.name) })),
    groups: phase.groups.map((group) => ({ ...group, name: group.name.trim() })),
    entrants: phase.entrants.map((entrant) => ({ ...entrant, group: trimmed(entrant.group) })),
    rounds: phase.rounds.map((round) => ({ ...round, name: round.name.trim() })),
    ties: phase.ties.map((tie) => ({ ...tie, round: trimmed(tie.round) })),
  }
}
