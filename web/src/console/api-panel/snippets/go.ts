import { doubleQuoted, FILE, headersOf, methodOf, type SnippetCall } from './snippet-call.ts'

const FAIL = '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}'

export function writeGo(call: SnippetCall): string {
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
