import { endpoints, type Endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { readPassable } from '../../../platform/callers/passable-reads.ts'
import { sendReady } from '../../../platform/reading/read.ts'
import { implement, type Call } from '../../../platform/http/route.ts'
import { listExamples, type Example } from './examples.ts'
import { createShowcase } from './queries.ts'

export function registerShowcase(app: FastifyInstance, context: Context): void {
  const getShowcase = createShowcase(context)
  // The showcase is public.
  const show = () => readPassable(context.database, async () => ({ data: await getShowcase() }))
  implement(app, context, endpoints.getShowcase, show, { shared: true })
  const run = async (call: Call<Endpoints['runShowcaseExample']>) => {
    const example = (await listExamples(context.database)).find(({ id }) => id === call.params.example)
    const read = example && app.reads.get(example.operation)
    if (!example || !read) throw new AppError('not_found')
    const { address, params } = example.call(chosenValues(example, call.query))
    const ready = await read({ ...call, params, query: {} }, address)
    return ready ? sendReady(call, ready, context.now()) : call.reply
  }
  implement(app, context, endpoints.runShowcaseExample, run, { shared: true })
}

type Asked = Readonly<Record<string, string | undefined>>

/** The visitor's choice among the possible values; without a choice, the first one. */
function chosenValues({ parameters }: Example, asked: Asked): Record<string, string> {
  const known = new Set(['type', ...parameters.map(({ name }) => name)])
  const foreign = Object.keys(asked).find((name) => !known.has(name))
  if (foreign !== undefined) throw fieldError(foreign, 'Este exemplo não tem este parâmetro.')
  return Object.fromEntries(
    parameters.map(({ name, values }) => {
      const chosen = asked[name] ?? values[0]!.value
      if (!values.some(({ value }) => value === chosen))
        throw fieldError(name, `Aceita: ${values.map(({ value }) => value).join(', ')}.`)
      return [name, chosen]
    }),
  )
}
