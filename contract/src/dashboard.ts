import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Exactly, Item, Nullable, readQuery } from './shapes.ts'
import { Blog, FavouriteTeam, Post, TopView } from './website.ts'

export const dashboardEndpoints = {
  getDashboard: endpoint({
    id: 'getDashboard',
    method: 'GET',
    path: '/api/v1/dashboard',
    access: 'open',
    tag: 'Painel',
    summary: 'A página inicial: a pública, ou a de quem chama',
    query: Exactly(readQuery),
    answer: Item(
      Type.Object({
        posts: Type.Array(Post),
        blog: Blog,
        topViews: Type.Array(TopView),
        account: Nullable(
          Type.Object({
            emailConfirmed: Type.Boolean(),
            devices: Type.Integer(),
            team: Nullable(FavouriteTeam),
            photo: Type.Boolean(),
          }),
        ),
        admin: Nullable(
          Type.Object({
            users: Type.Integer(),
            unansweredMessages: Type.Integer(),
            workers: Type.Integer(),
            version: Type.String(),
          }),
        ),
      }),
    ),
  }),
}
