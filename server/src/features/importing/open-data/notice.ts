import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AllowedSource } from './allowed-sources.ts'
import type { OpenDataSource } from './manifest.ts'

/** The text of a source's licence, which stands in its folder. */
export async function readLicence(place: string, { folder }: AllowedSource): Promise<string> {
  const name = (await readdir(place)).toSorted().find((each) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(each))
  if (name === undefined) throw new Error(`${folder} has no licence file`)
  return (await readFile(join(place, name), 'utf8')).replaceAll('\r\n', '\n').trim()
}

/** The notices that go with the open data: every source's line, and the licences that ask for their own text. */
export function noticeOf(sources: readonly OpenDataSource[], licences: ReadonlyMap<string, string>): string {
  const lines = sources.map(
    ({ title, origin, licence, attribution }) =>
      `- ${title} (${origin}), ${licence}${attribution === null ? '' : `: ${attribution}`}`,
  )
  const texts = [...licences].map(([folder, text]) => {
    const { title, origin } = sources.find((each) => each.folder === folder)!
    return `## ${title}\n\n${origin}\n\n${text.replaceAll(/^#+\s*/gm, '')}\n`
  })
  return [
    '# Sources of the open data\n',
    'The files in this folder are rows of a database: facts that Meio-Campo read from the sources below, joined and chose',
    'between. They are made by `npm run open-data`; manifest.json says from what, and how much there is.\n',
    ...lines,
    '',
    'The publishers collected the facts from public sources, so any of them may contain errors.\n',
    ...texts,
  ].join('\n')
}
