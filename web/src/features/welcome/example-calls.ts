import type { JsonLimits } from '../../components/code/json-lines.ts'

export interface ExampleCall {
  readonly label: string
  readonly path: string
  /** How much of a long answer is shown. */
  readonly limits?: Partial<JsonLimits>
}

/** Addresses that answer anybody. Each is called for real, when the visitor asks for it. */
export const exampleCalls = [
  { label: 'Painel público', path: '/web/api/v1/dashboard?type=ajax', limits: { items: 1, text: 44 } },
  { label: 'Dados do site', path: '/web/api/v1/website?type=ajax', limits: { items: 2, text: 40, depth: 6 } },
  { label: 'OpenAPI', path: '/api/v1/openapi.json', limits: { fields: 5, depth: 3, text: 44 } },
  { label: 'Saúde', path: '/health' },
  { label: 'Prontidão', path: '/ready' },
] as const satisfies readonly ExampleCall[]

/** Quoted for a shell: what stands between single quotes is taken as it is. */
export function curlCommand(address: string): string {
  return `curl -i '${address.replaceAll("'", "'\\''")}'`
}
