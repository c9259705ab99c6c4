import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The texts of "Obter Ajuda": one source for people and for assistants. */
const FOLDER = join(import.meta.dirname, '../../../../../web/src/features/site/help/guides')

export interface Guide {
  readonly title: string
  readonly summary: string
  readonly text: string
}

interface Row extends Omit<Guide, 'text'> {
  readonly id: string
  readonly group: string
}

/** The guides about the API, with the addresses of this installation in their examples. */
export async function readApiGuides(address: string): Promise<Guide[]> {
  const rows = JSON.parse(await readFile(join(FOLDER, 'guides.json'), 'utf8')) as Row[]
  return Promise.all(
    rows
      .filter(({ group }) => group === 'API')
      .map(async ({ id, title, summary }) => {
        const text = await readFile(join(FOLDER, `${id}.md`), 'utf8')
        return { title, summary, text: text.replaceAll('{endereco}', address) }
      }),
  )
}
