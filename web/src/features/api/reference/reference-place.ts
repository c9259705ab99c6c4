/** The place in the reference: the operation on screen, and the search text. */
export interface ReferencePlace {
  readonly op?: string
  readonly busca?: string
}

export function parseReferencePlace({ op, busca }: Readonly<Record<string, unknown>>): ReferencePlace {
  return {
    ...(typeof op === 'string' && op !== '' && { op }),
    ...(typeof busca === 'string' && busca !== '' && { busca }),
  }
}
