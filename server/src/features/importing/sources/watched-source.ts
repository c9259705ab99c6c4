import type { Source } from '../records/importer.ts'

/** Where a reader is: in which file, and how far into the whole source. */
export type Watch = (file: string, bytes: number) => void

/** The same source, which reports how far it has been read. Parts that a reader skips count as read. */
export function watchedSource(source: Source, watch: Watch): Source {
  return {
    async *files() {
      let passed = 0
      for await (const file of source.files()) {
        const from = passed
        watch(file.path, from)
        yield {
          ...file,
          async *bytes() {
            let bytes = from
            for await (const chunk of file.bytes()) {
              bytes += chunk.length
              watch(file.path, bytes)
              yield chunk
            }
          },
        }
        passed += file.size
        watch(file.path, passed)
      }
    },
  }
}

export async function totalBytesOf(source: Source): Promise<number> {
  let total = 0
  for await (const { size } of source.files()) total += size
  return total
}
