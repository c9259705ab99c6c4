import type { ShowcaseExample } from '@meio-campo/contract'

/** What the visitor chose, by parameter; it goes along from one example to the next. */
export type Chosen = Readonly<Record<string, string>>

export interface PathPart {
  readonly text: string
  /** Comes from a choice, and may be another. */
  readonly chosen: boolean
}

/** The value of each parameter: the chosen one where the example has it, else its first. */
export function valuesOf({ parameters }: ShowcaseExample, chosen: Chosen): Chosen {
  return Object.fromEntries(
    parameters.map(({ name, values }) => {
      const known = values.find(({ value }) => value === chosen[name]) ?? values[0]
      return [name, known?.value ?? '']
    }),
  )
}

/** The call as a program writes it, in pieces: what was chosen stands out. */
export function pathParts(example: ShowcaseExample, chosen: Chosen): readonly PathPart[] {
  const values = valuesOf(example, chosen)
  return example.path
    .split(/(\{\w+\})/)
    .filter((text) => text !== '')
    .map((text) => {
      const name = /^\{(\w+)\}$/.exec(text)?.[1]
      return name ? { text: encodeURIComponent(values[name] ?? ''), chosen: true } : { text, chosen: false }
    })
}

/** The address of that call for visitors without an account. */
export function openPath(example: ShowcaseExample, chosen: Chosen): string {
  const query = new URLSearchParams(valuesOf(example, chosen))
  return `/web/api/v1/vitrine/${encodeURIComponent(example.id)}?${query}`
}

/** Quoted for a shell: what stands between single quotes is taken as it is. */
export function curlCommand(address: string): string {
  return `curl -i '${address.replaceAll("'", "'\\''")}'`
}
