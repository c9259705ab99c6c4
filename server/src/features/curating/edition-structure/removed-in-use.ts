import type { EditionStructure, StructurePhase } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'

/** What a structure is asked to lose though something hangs on it, one sentence each. */
export function findRemovedInUse(
  { phases, matches, teams }: EditionStructure,
  wanted: readonly StructurePhase[],
  /** As `phase/team`. */
  deducted: ReadonlySet<string>,
): string[] {
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]))
  const nameOf = (team: string | null) => (team === null ? 'a definir' : (teamNames.get(team) ?? team))
  const played = (key: string | null) => (key === null ? 0 : (matches[key] ?? 0))

  return phases.flatMap((before) => {
    const after = wanted.find(({ id }) => id === before.id)
    const inPhase = played(before.id)
    if (!after) return inPhase > 0 ? [`A fase ${before.name} tem ${told(inPhase)}.`] : []
    const sentences: string[] = []
    if (after.kind !== before.kind && inPhase > 0) {
      sentences.push(`A fase ${before.name} tem ${told(inPhase)}: não pode virar outro tipo de fase.`)
    }
    for (const { id, name } of gone(before.groups, after.groups)) {
      if (played(id) > 0) sentences.push(`${name} (${before.name}) tem ${told(played(id))}.`)
    }
    for (const { id, name } of gone(before.rounds, after.rounds)) {
      if (played(id) > 0) sentences.push(`${name} (${before.name}) tem ${told(played(id))}.`)
    }
    for (const { team, group } of before.entrants) {
      const stays = after.entrants.find((entrant) => entrant.team === team)
      const key = `${before.id}/${team}`
      const where = `${nameOf(team)} (${before.name})`
      if (!stays && played(key) > 0) sentences.push(`${where} tem ${told(played(key))}.`)
      else if (!stays && deducted.has(key)) sentences.push(`${where} tem perda de pontos.`)
      else if (stays && played(key) > 0 && groupIdIn(before, group) !== groupIdIn(after, stays.group)) {
        sentences.push(`${where} tem ${told(played(key))}: não pode mudar de grupo.`)
      }
    }
    for (const tie of before.ties) {
      const stays = after.ties.find(({ id }) => id === tie.id)
      const same = stays && stays.first === tie.first && stays.second === tie.second
      const pair = `${nameOf(tie.first)} × ${nameOf(tie.second)} (${before.name})`
      if (!same && played(tie.id) > 0) sentences.push(`O confronto ${pair} tem ${told(played(tie.id))}.`)
    }
    return sentences
  })
}

const told = (count: number) => `${count} ${plural(count, 'jogo', 'jogos')}`

function gone<T extends { readonly id: string | null }>(before: readonly T[], after: readonly T[]): readonly T[] {
  return before.filter(({ id }) => !after.some((other) => other.id === id))
}

function groupIdIn({ groups }: StructurePhase, name: string | null): string | null {
  return groups.find((group) => group.name === name)?.id ?? null
}
