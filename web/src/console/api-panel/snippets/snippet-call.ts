/** A call as another program makes it. */
export interface SnippetCall {
  readonly address: string
  /** GET unless told. */
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

export const KEY = 'Bearer SUA_CHAVE'
export const FILE = 'escudo.png'

export const methodOf = ({ method = 'GET' }: SnippetCall) => method

/** The headers that the program must say itself; a form's own type is said by whoever builds the form. */
export function headersOf({ open, body }: SnippetCall): readonly (readonly [name: string, value: string])[] {
  return [
    ...(open ? [] : ([['Authorization', KEY]] as const)),
    ...(body === undefined ? [] : ([['Content-Type', 'application/json']] as const)),
  ]
}

/** JSON's strings are strings of JavaScript, Python and Go as well. */
export const doubleQuoted = (text: string) => JSON.stringify(text)

/** The lines after the first, moved right. */
export const indented = (text: string, spaces: number) => text.replaceAll('\n', `\n${' '.repeat(spaces)}`)
