import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

const selectCompiler = SerializerSelector()

/** As the framework does it, but at the first answer of each kind (see validation.ts for why). */
export const buildSerializer: typeof selectCompiler = (schemas, options) => {
  const compile = selectCompiler(schemas, options)
  return (route) => {
    let serialise: ReturnType<typeof compile> | null = null
    return (answer: unknown) => (serialise ??= compile(route))(answer)
  }
}
