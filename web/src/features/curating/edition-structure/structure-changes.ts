import type { EditionStructure, StructurePhase } from '@meio-campo/contract'

type Structure = Pick<EditionStructure, 'phases' | 'teams'>

/** The changes of another person to a structure since it was read, a sentence each. */
export function structureChanges(before: Structure, after: Structure): readonly string[] {
  const names = new Map([...before.teams, ...after.teams].map(({ id, name }) => [id, name]))
  const order = (phases: readonly StructurePhase[], others: readonly StructurePhase[]) =>
    phases.filter(({ id }) => others.some((other) => other.id === id)).map(({ id }) => id)
  const made = after.phases.filter(({ id }) => !before.phases.some((phase) => phase.id === id))
  const gone = before.phases.filter(({ id }) => !after.phases.some((phase) => phase.id === id))
  const kept = before.phases.flatMap((phase) => {
    const now = after.phases.find(({ id }) => id === phase.id)
    return now ? phaseChanges(phase, now, (team) => names.get(team) ?? team) : []
  })
  const reordered = String(order(before.phases, after.phases)) !== String(order(after.phases, before.phases))
  return [
    ...made.map(({ name }) => `Criou a fase ${name}.`),
    ...gone.map(({ name }) => `Removeu a fase ${name}.`),
    ...(reordered ? ['Mudou a ordem das fases.'] : []),
    ...kept,
  ]
}

function phaseChanges(before: StructurePhase, after: StructurePhase, nameOf: (team: string) => string): string[] {
  const differs = (part: keyof StructurePhase) => JSON.stringify(before[part]) !== JSON.stringify(after[part])
  const groups = new Map(before.entrants.map(({ team, group }) => [team, group]))
  const now = new Set(after.entrants.map(({ team }) => team))
  const arrived = after.entrants.filter(({ team }) => !groups.has(team)).map(({ team }) => nameOf(team))
  const left = before.entrants.filter(({ team }) => !now.has(team)).map(({ team }) => nameOf(team))
  const sentences = [
    ...(differs('name') ? [`passou a se chamar ${after.name}`] : []),
    ...(differs('kind') ? ['mudou de tipo'] : []),
    ...(differs('table') || differs('tie') ? ['mudou o regulamento'] : []),
    ...(differs('zones') ? ['mudou as zonas'] : []),
    ...(differs('groups') ? ['mudou os grupos'] : []),
    ...(arrived.length > 0 ? [`entrou ${list(arrived)}`] : []),
    ...(left.length > 0 ? [`saiu ${list(left)}`] : []),
    ...(after.entrants.some(({ team, group }) => groups.has(team) && groups.get(team) !== group)
      ? ['times mudaram de grupo']
      : []),
    ...(differs('rounds') ? ['mudou as rodadas'] : []),
    ...(differs('ties') ? ['mudou os confrontos'] : []),
  ]
  return sentences.map((sentence) => `${before.name}: ${sentence}.`)
}

const words = new Intl.ListFormat('pt-BR')
const list = (items: readonly string[]) => words.format(items)
