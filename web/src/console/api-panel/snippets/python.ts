import { doubleQuoted, FILE, headersOf, indented, methodOf, type SnippetCall } from './snippet-call.ts'

export function writePython(call: SnippetCall): string {
  const method = methodOf(call)
  // `requests` says by itself that what it sends is JSON.
  const headers = headersOf({ ...call, body: undefined }).map(
    ([name, value]) => `${doubleQuoted(name)}: ${doubleQuoted(value)}`,
  )
  const taken = [
    doubleQuoted(call.address),
    headers.length > 0 && `headers={${headers.join(', ')}}`,
    call.body !== undefined && `json=${indented(literal(call.body), 4)}`,
    call.upload && `files={"file": open(${doubleQuoted(FILE)}, "rb")}`,
    'timeout=10',
  ].filter((line) => typeof line === 'string')
  return [
    'import requests\n',
    `resposta = requests.${method.toLowerCase()}(\n${taken.map((line) => `    ${line},\n`).join('')})`,
    'resposta.raise_for_status()',
    !call.empty && (method === 'GET' ? 'data = resposta.json()["data"]' : 'resultado = resposta.json()'),
  ]
    .filter(Boolean)
    .join('\n')
}

/** JSON as Python writes it: `True`, `None`, and everything else alike. */
function literal(value: unknown): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, inner]) => `${doubleQuoted(name)}: ${indented(literal(inner), 4)}`)
  return fields.length === 0 ? '{}' : `{\n${fields.map((line) => `    ${line},\n`).join('')}}`
}
