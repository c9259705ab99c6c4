export const snippetLanguages = ['curl', 'JavaScript', 'Python', 'PHP', 'Go'] as const
export type SnippetLanguage = (typeof snippetLanguages)[number]

const writers: Readonly<Record<SnippetLanguage, (call: SnippetCall) => string>> = {
  curl: writeCurl,
  JavaScript: writeJavaScript,
  Python: writePython,
  PHP: writePhp,
  Go: writeGo,
}

/** The same call in another program, ready to paste; only the key is missing. */
export function writeSnippet(language: SnippetLanguage, call: SnippetCall): string {
  return writers[language](call)
}

/** A call as another program makes it. */
export interface SnippetCall {
  readonly address: string
  /** GET by default. */
  readonly method?: string | undefined
  /** Sent as JSON. */
  readonly body?: unknown
  /** One file, in the multipart field `file`. */
  readonly upload?: boolean | undefined
  /** Asks for no key. */
  readonly open?: boolean | undefined
  /** Answers without a body. */
  readonly empty?: boolean | undefined
}

const KEY = 'Bearer SUA_CHAVE'
const FILE = 'escudo.png'

const methodOf = ({ method = 'GET' }: SnippetCall) => method

/** The headers that the program sets; the content type of a form is set by its HTTP library. */
function headersOf({ open, body }: SnippetCall): readonly (readonly [name: string, value: string])[] {
  return [
    ...(open ? [] : ([['Authorization', KEY]] as const)),
    ...(body === undefined ? [] : ([['Content-Type', 'application/json']] as const)),
  ]
}

/** JSON's strings are strings of JavaScript, Python and Go as well. */
const doubleQuoted = (text: string) => JSON.stringify(text)

/** The lines after the first, moved right. */
const indented = (text: string, spaces: number) => text.replaceAll('\n', `\n${' '.repeat(spaces)}`)

/** Between single quotes a shell takes everything as it is, except the quote itself. */
const shell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

function writeCurl(call: SnippetCall): string {
  const method = methodOf(call)
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shell(call.address)}`,
    ...headersOf(call).map(([name, value]) => `-H ${shell(`${name}: ${value}`)}`),
    ...(call.body === undefined ? [] : [`-d ${shell(JSON.stringify(call.body))}`]),
    ...(call.upload ? [`-F ${shell(`file=@${FILE}`)}`] : []),
  ].join(' \\\n  ')
}

function writeJavaScript(call: SnippetCall): string {
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

function writePython(call: SnippetCall): string {
  const method = methodOf(call)
  // `requests` sets the content type of `json` itself.
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

/** PHP reads `$names` between double quotes; between single ones only two characters mean something. */
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`

function writePhp(call: SnippetCall): string {
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

const FAIL = '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}'

function writeGo(call: SnippetCall): string {
  const { body, upload } = call
  const packages = [
    upload && 'bytes',
    'fmt',
    'io',
    'log',
    upload && 'mime/multipart',
    'net/http',
    upload && 'os',
    body !== undefined && 'strings',
  ].filter((name) => typeof name === 'string')
  const content = upload ? '&corpo' : body === undefined ? 'nil' : 'corpo'
  return [
    `package main\n\nimport (\n${packages.map((name) => `\t${doubleQuoted(name)}\n`).join('')})\n\nfunc main() {`,
    body !== undefined && `\tcorpo := strings.NewReader(${doubleQuoted(JSON.stringify(body))})`,
    upload && form(),
    `\tchamada, err := http.NewRequest(${doubleQuoted(methodOf(call))}, ${doubleQuoted(call.address)}, ${content})`,
    FAIL,
    ...headersOf(call).map(([name, value]) => `\tchamada.Header.Set(${doubleQuoted(name)}, ${doubleQuoted(value)})`),
    upload && '\tchamada.Header.Set("Content-Type", formulario.FormDataContentType())',
    '\tresposta, err := http.DefaultClient.Do(chamada)',
    FAIL,
    '\tdefer resposta.Body.Close()',
    '\ttexto, err := io.ReadAll(resposta.Body)',
    FAIL,
    '\tfmt.Println(resposta.Status, string(texto))\n}',
  ]
    .filter(Boolean)
    .join('\n')
}

const form = () =>
  [
    `\tarquivo, err := os.Open(${doubleQuoted(FILE)})`,
    FAIL,
    '\tvar corpo bytes.Buffer',
    '\tformulario := multipart.NewWriter(&corpo)',
    `\tparte, err := formulario.CreateFormFile("file", ${doubleQuoted(FILE)})`,
    FAIL,
    '\tif _, err := io.Copy(parte, arquivo); err != nil {\n\t\tlog.Fatal(err)\n\t}',
    '\tformulario.Close()',
  ].join('\n')
