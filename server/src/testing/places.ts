import type { TestApp } from './test-app.ts'

/** Values for what varies in an address, by the first part of the path and the name of the parameter. */
export type Places = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Records of the demonstration that have something of everything. */
export async function findPlaces({ database, context }: TestApp): Promise<Places> {
  const scorer = await database
    .selectFrom('events')
    .select('player_id as id')
    .where('type', '=', 'goal')
    .executeTakeFirstOrThrow()
  const coach = await database
    .selectFrom('lineups')
    .select('coach_id as id')
    .where('coach_id', 'is not', null)
    .executeTakeFirstOrThrow()
  const match = await database
    .selectFrom('matches')
    .select('id')
    .where('edition_id', 'like', 'brasileirao_serie_a%')
    .where('status', '=', 'finished')
    .orderBy('moment', 'desc')
    .executeTakeFirstOrThrow()
  return {
    times: { id: 'flamengo' },
    jogadores: { id: scorer.id! },
    tecnicos: { id: coach.id! },
    campeonatos: {
      id: 'brasileirao_serie_a',
      idjogo: match.id,
      filter: 'casa',
      date: context.now().toISOString().slice(0, 4),
      color: 'amarelo',
    },
    jogos: { date: 'hoje' },
    estadios: { id: 'maracana' },
    confederacoes: { id: 'cbf' },
    streamings: { id: 'premiere' },
    vitrine: { example: 'tabela' },
  }
}
