import type { EditionRef, ImportRecord } from '../../records/records.ts'

/** Which edition the files of a folder are about: `2024--germany/euro.txt` says it for `2024--germany/squads/`. */
export class FolderEditions {
  readonly #byFolder = new Map<string, Map<string, EditionRef>>()

  learn(path: string, records: readonly ImportRecord[]): void {
    const folder = folderOf(path)
    for (const record of records) {
      if (record.record !== 'edition') continue
      const { competition, edition } = record.edition
      const known = this.#byFolder.get(folder) ?? new Map<string, EditionRef>()
      this.#byFolder.set(folder, known.set(`${competition} ${edition}`, record.edition))
    }
  }

  /** For a list in the folder itself or in one of its own; null where its files are about several editions, or none. */
  beside(path: string): EditionRef | null {
    const known = this.#byFolder.get(folderOf(path)) ?? this.#byFolder.get(folderOf(folderOf(path)))
    const [only, ...more] = known?.values() ?? []
    return only !== undefined && more.length === 0 ? only : null
  }
}

const folderOf = (path: string) => path.split('/').slice(0, -1).join('/')
