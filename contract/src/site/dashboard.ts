import { Type } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, Nullable, readQuery, Timestamp } from '../shapes/shapes.ts'
import { ScorerRow } from '../football/scorers.ts'
import { StandingsRow, Zone } from '../football/standings.ts'
import { Match } from '../football/matches.ts'
import { Quota } from '../api/keys.ts'
import { CompetitionRef, FavouriteTeam, TeamRef } from '../football/refs.ts'
import { TeamTable } from '../football/teams.ts'
import { Blog, Post, TopView } from '../shapes/website.ts'

export const dashboardEndpoints = {
  getDashboard: endpoint({
    id: 'getDashboard',
    method: 'GET',
    path: '/api/v1/dashboard',
    access: 'open',
    scope: 'site:read',
    tag: 'Painel',
    summary: 'A página inicial: a pública, ou a de quem chama',
    query: Exactly(readQuery),
    answer: Item(
      Type.Object({
        posts: Type.Array(Post),
        blog: Blog,
        topViews: Type.Array(TopView),
        matches: Type.Array(Match, {
          description:
            'Os do time favorito, os do que se acompanha, depois os ao vivo, depois os de hoje: pelos campeonatos mais conhecidos, na ordem das horas.',
        }),
        main: Nullable(
          Type.Object(
            {
              competition: CompetitionRef,
              edition: Type.String(),
              rows: Type.Array(StandingsRow, { description: 'Os primeiros.' }),
              zones: Type.Array(Zone, { description: 'As zonas que começam entre eles.' }),
              scorers: Type.Array(ScorerRow),
              demo: Type.Boolean(),
            },
            { description: 'A tabela e os artilheiros do campeonato principal.' },
          ),
        ),
        favourite: Nullable(
          Type.Object({
            team: TeamRef,
            next: Nullable(Match),
            last: Nullable(Match),
            tables: Type.Array(TeamTable),
          }),
        ),
        account: Nullable(
          Type.Object({
            emailConfirmed: Type.Boolean(),
            devices: Type.Integer(),
            team: Nullable(FavouriteTeam),
            photo: Type.Boolean(),
            key: Type.Boolean({ description: 'Já criou uma chave de API.' }),
            firstCall: Type.Boolean({ description: 'Uma chamada com chave já foi vista.' }),
            quota: Quota,
            push: Type.Object(
              {
                webhooks: Type.Integer(),
                lastDelivery: Nullable(
                  Type.Object({ at: Timestamp, delivered: Type.Boolean(), webhook: Type.String() }),
                ),
                failures: Type.Integer({ description: 'Tentativas de entrega que falharam nas últimas 24 horas.' }),
                connected: Type.Boolean({ description: 'Uma entrega a um webhook já foi aceita.' }),
              },
              { description: 'Como vão os webhooks de quem chama.' },
            ),
          }),
        ),
        admin: Nullable(
          Type.Object({
            users: Type.Integer(),
            unansweredMessages: Type.Integer(),
            review: Type.Object(
              { suggestions: Type.Integer(), conflicts: Type.Integer(), names: Type.Integer() },
              { description: 'O que espera uma decisão: sugestões, divergências entre fontes, nomes em dúvida.' },
            ),
            workers: Type.Integer(),
            version: Type.String(),
            demo: Type.Boolean({ description: 'A demonstração está no ar.' }),
            alerts: Type.Array(Type.String(), {
              description: 'O que precisa de atenção no serviço: disco, filas, quedas. Uma frase cada.',
            }),
            backup: Type.Object(
              { at: Nullable(Timestamp), problem: Nullable(Type.String()) },
              {
                description:
                  'De quando é a última cópia de segurança, e o que há de errado com elas: a última falhou ou é velha demais.',
              },
            ),
            lastImport: Nullable(
              Type.Object({
                dataset: Type.String(),
                at: Timestamp,
                created: Type.Integer(),
                conflicts: Type.Integer(),
              }),
            ),
            connections: Type.Object(
              { connected: Type.Integer(), failing: Type.Integer() },
              { description: 'Quantas fontes estão conectadas, e quantas delas falham.' },
            ),
          }),
        ),
      }),
    ),
  }),
}
