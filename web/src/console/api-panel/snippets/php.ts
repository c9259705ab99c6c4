import { FILE, headersOf, methodOf, type SnippetCall } from './snippet-call.ts'

/** PHP reads `$names` between double quotes; between single ones only two characters mean something. */
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`

export function writePhp(call: SnippetCall): string {
  const method = methodOf(call)
  const headers = headersOf(call).map(([name, value]) => quoted(`${name}: ${value}`))
  const options = [
    'CURLOPT_RETURNTRANSFER => true',
    method !== 'GET' && `CURLOPT_CUSTOMREQUEST => ${quoted(method)}`,
    headers.length > 0 && `CURLOPT_HTTPHEADER => [${headers.join(', ')}]`,
    call.body !== undefined && `CURLOPT_POSTFIELDS => ${quoted(JSON.stringify(call.body))}`,
    call.upload && `CURLOPT_POSTFIELDS => ['file' => new CURLFile(${quoted(FILE)})]`,
  ].filter((line) => typeof line === 'string')
  return [
    '<?php',
    `$chamada = curl_init(${quoted(call.address)});`,
    `curl_setopt_array($chamada, [\n${options.map((line) => `    ${line},\n`).join('')}]);`,
    '$resposta = curl_exec($chamada);',
    !call.empty &&
      (method === 'GET'
        ? "$data = json_decode($resposta, true)['data'];"
        : '$resultado = json_decode($resposta, true);'),
  ]
    .filter(Boolean)
    .join('\n')
}
