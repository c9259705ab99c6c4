/** The place in the reference: the operation or the error on screen, and the search text. */
export interface ReferencePlace {
  readonly op?: string
  /** The code of an error, as in the `type` of every refusal. */
  readonly erro?: string
  readonly busca?: string
  /** Only what may be called. */
  readonly posso?: true
  /** The number of a logged call that the form is filled with. */
  readonly repetir?: string
}

export function parseReferencePlace({
  op,
  erro,
  busca,
  posso,
  repetir,
}: Readonly<Record<string, unknown>>): ReferencePlace {
  return {
    ...(typeof op === 'string' && op !== '' && { op }),
    ...(typeof erro === 'string' && erro !== '' && { erro }),
    ...(typeof busca === 'string' && busca !== '' && { busca }),
    ...(String(posso) === 'true' && { posso: true as const }),
    ...(typeof repetir === 'string' && repetir !== '' && { repetir }),
  }
}
