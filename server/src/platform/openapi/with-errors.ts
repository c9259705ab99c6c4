import { errorVocabulary, type ErrorCode } from '../errors/error-vocabulary.ts'
import type { Document } from './document.ts'
import { errorCodesOf } from './operation-errors.ts'

const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }

/**
 * Every operation says by status how it can fail and what to do then, instead of "4XX". The same refusals are told
 * once, under `components`.
 */
export function withErrors<D extends Document>(document: D): D {
  const responses: Record<string, unknown> = {}
  for (const path of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(path)) {
      const known = Object.entries(operation.responses).filter(([status]) => !/^[45]XX$/.test(status))
      const byStatus = Object.entries(Object.groupBy(errorCodesOf({ ...operation, method }), statusOf))
      const failures = byStatus.map(([status, codes = []]) => {
        const name = [status, ...codes].join('_')
        responses[name] ??= toResponse(codes)
        return [status, { $ref: `#/components/responses/${name}` }]
      })
      operation.responses = Object.fromEntries([...known, ...failures])
    }
  }
  return { ...document, components: { ...document.components, responses } }
}

const statusOf = (code: ErrorCode) => errorVocabulary[code].status

function toResponse(codes: readonly ErrorCode[]) {
  const problems = codes.map((code) => {
    const { title, info } = errorVocabulary[code]
    return { type: `urn:meio-campo:${code}`, title, detail: info }
  })
  const description = problems.map(({ title, detail }) => `${title}: ${detail}`).join(' ')
  return { description, content, 'x-problems': problems }
}
