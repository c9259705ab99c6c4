import examples from './examples.gen.json' with { type: 'json' }

interface Example {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly answer?: unknown
}

interface Parameter {
  readonly in: string
  readonly name: string
  readonly schema?: { readonly type?: string }
  example?: unknown
}

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { example?: unknown }>> }
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { example?: unknown }>> }>>
}

/** Real calls with real answers, recorded on the demonstration, beside every operation (see answers.test.ts). */
export function withExamples<D extends { paths?: unknown }>(document: D): D {
  const recorded: Readonly<Record<string, Example>> = examples
  const operations = Object.values((document.paths ?? {}) as Record<string, Record<string, Operation>>).flatMap(
    (path) => Object.values(path),
  )
  for (const { operationId, parameters = [], requestBody, responses } of operations) {
    const example = recorded[operationId]
    if (!example) continue
    for (const parameter of parameters) {
      const value = (parameter.in === 'path' ? example.params : example.query)?.[parameter.name]
      // An address can only carry text: what is a number is meant as one.
      if (value !== undefined) parameter.example = parameter.schema?.type === 'integer' ? Number(value) : value
    }
    const body = requestBody?.content['application/json']
    if (body && example.body !== undefined) body.example = example.body
    const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
    const answer = success?.content?.['application/json']
    if (answer) answer.example = example.answer
  }
  return document
}
