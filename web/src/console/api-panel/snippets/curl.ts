import { FILE, headersOf, methodOf, type SnippetCall } from './snippet-call.ts'

/** Between single quotes a shell takes everything as it is, except the quote itself. */
const shell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

export function writeCurl(call: SnippetCall): string {
  const method = methodOf(call)
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shell(call.address)}`,
    ...headersOf(call).map(([name, value]) => `-H ${shell(`${name}: ${value}`)}`),
    ...(call.body === undefined ? [] : [`-d ${shell(JSON.stringify(call.body))}`]),
    ...(call.upload ? [`-F ${shell(`file=@${FILE}`)}`] : []),
  ].join(' \\\n  ')
}
