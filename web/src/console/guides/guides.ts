// A row of this list and a text beside it make a guide; the server reads both for `/llms.txt`.
import list from './guides.json'

export interface Guide {
  /** Its anchor: `/help?guia=erros`. It is linked from outside, so it never changes. */
  readonly id: string
  /** One of `guideGroups`. */
  readonly group: string
  readonly title: string
  readonly summary: string
  /** Markdown; `{endereco}` stands for where this installation answers. */
  readonly text: string
}

export const guideGroups: readonly string[] = ['Conta', 'API', 'Console e servidor']

const texts = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true })

export const guides: readonly Guide[] = list.map((guide) => ({ ...guide, text: texts[`./${guide.id}.md`]! }))

export function findGuide(id: string): Guide | undefined {
  return guides.find((candidate) => candidate.id === id)
}

/** The guide's text with the addresses of this installation in its examples. */
export function guideText({ text }: Pick<Guide, 'text'>, address: string): string {
  return text.replaceAll('{endereco}', address)
}
