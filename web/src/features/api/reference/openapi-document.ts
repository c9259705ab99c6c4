type Scalar = string | number | boolean

/** The parts of an OpenAPI 3.1 document that the reference reads. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly format?: string
  readonly description?: string
  readonly enum?: readonly Scalar[]
  readonly 'x-accepts'?: readonly string[]
  readonly default?: Scalar
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
}

interface Media {
  readonly schema?: Schema
  readonly example?: unknown
}

export interface DocumentParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly schema: Schema
  readonly example?: Scalar
}

export interface DocumentProblem {
  readonly code: string
  readonly title: string
  readonly detail: string
}

export interface DocumentResponse {
  readonly $ref?: string
  readonly description?: string
  readonly content?: Readonly<Record<string, Media>>
  readonly 'x-problems'?: readonly DocumentProblem[]
}

export interface DocumentOperation {
  readonly operationId: string
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly 'x-access'?: 'open' | 'user' | 'admin'
  readonly 'x-scope'?: string
  readonly 'x-deprecation'?: { readonly since: string; readonly sunset?: string; readonly successor?: string }
  readonly parameters?: readonly DocumentParameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, DocumentResponse>>
}

export interface OpenapiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>
  /** Every way in which any call can fail. */
  readonly 'x-problems'?: readonly (DocumentProblem & { readonly status: number })[]
  readonly components: {
    readonly schemas?: Readonly<Record<string, Schema>>
    readonly responses?: Readonly<Record<string, DocumentResponse>>
  }
}
