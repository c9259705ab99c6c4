import { doubleQuoted, headersOf, indented, methodOf, type SnippetCall } from './snippet-call.ts'

export function writeJavaScript(call: SnippetCall): string {
  const method = methodOf(call)
  const headers = headersOf(call).map(([name, value]) => `${nameOf(name)}: ${doubleQuoted(value)}`)
  const options = [
    method !== 'GET' && `method: ${doubleQuoted(method)}`,
    headers.length > 0 && `headers: { ${headers.join(', ')} }`,
    call.body !== undefined && `body: JSON.stringify(${indented(JSON.stringify(call.body, null, 2), 2)})`,
    call.upload && 'body: formulario',
  ].filter((line) => typeof line === 'string')
  const asked = options.length > 0 ? `, {\n${options.map((line) => `  ${line},\n`).join('')}}` : ''
  return [
    call.upload && 'const formulario = new FormData()\nformulario.append("file", arquivo)',
    `const resposta = await fetch(${doubleQuoted(call.address)}${asked})`,
    'if (!resposta.ok) throw new Error(`HTTP ${resposta.status}`)',
    !call.empty && `const ${method === 'GET' ? '{ data }' : 'resultado'} = await resposta.json()`,
  ]
    .filter(Boolean)
    .join('\n')
}

const nameOf = (header: string) => (/^\w+$/.test(header) ? header : doubleQuoted(header))
