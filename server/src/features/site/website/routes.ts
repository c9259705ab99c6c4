import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { readPage } from '../../../platform/paging.ts'
import { implement } from '../../../platform/http/route.ts'
import { createPost, deletePost, updatePost } from './posts.ts'
import { getBlog, getWebsite, listLatestPosts, listPosts } from './queries.ts'
import { updatePage, updateWebsite } from './service.ts'

export function registerWebsite(app: FastifyInstance, context: Context): void {
  const { database } = context
  implement(app, context, endpoints.getWebsite, async () => ({
    data: {
      website: await getWebsite(database),
      blog: await getBlog(database),
      posts: await listLatestPosts(database),
    },
  }))
  implement(app, context, endpoints.updateWebsite, async (call) => ({
    data: await updateWebsite(context, call, call.body),
  }))
  implement(app, context, endpoints.updateWebsitePage, async (call) => ({
    data: await updatePage(context, call, call.params.id, call.body),
  }))
  implement(app, context, endpoints.listPosts, ({ query, request }) =>
    listPosts(database, readPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.createPost, async (call) => ({ data: await createPost(context, call, call.body) }))
  implement(app, context, endpoints.updatePost, async (call) => ({
    data: await updatePost(context, call, call.params.id, call.body),
  }))
  implement(app, context, endpoints.deletePost, async (call) => {
    await deletePost(context, call, call.params.id)
  })
}
