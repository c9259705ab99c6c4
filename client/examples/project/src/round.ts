import type { Client } from '@meio-campo/client'

export interface TableLine {
  readonly position: number | null
  readonly team: string
  readonly points: number
}

/** Only the fields that are shown are asked for, and the type has only those. */
export async function readTable(client: Client, id: string): Promise<TableLine[]> {
  const { phases } = await client.competitions.standings({
    id,
    fields: ['phases.groups.rows'],
  })
  return phases
    .flatMap(({ groups }) => groups)
    .flatMap(({ rows }) => rows)
    .map(({ position, team, points }) => ({ position, team: team.name, points }))
}

/** Every goal of a championship's finished matches, page after page. */
export async function* readGoals(client: Client, id: string): AsyncGenerator<string> {
  const matches = client.competitions.matches({ id, situacao: 'encerrado', include: ['events'], limit: 2 })
  for await (const { home, away, events } of matches) {
    for (const { type, minute, player } of events) {
      if (type === 'goal') yield `${home.name} × ${away.name}: ${player?.name ?? 'gol'}, ${minute ?? '?'}'`
    }
  }
}
