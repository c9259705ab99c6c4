import type { Source } from '../../records/importer.ts'
import { decodeText } from '../../sources/decode-text.ts'

/** A source held in memory, through the same checks as a real one. */
export function memorySource(files: Readonly<Record<string, string | Uint8Array>>): Source {
  return {
    async *files() {
      for (const [path, content] of Object.entries(files)) {
        const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
        yield {
          path,
          size: bytes.length,
          text: async () => decodeText(path, bytes),
          async *bytes() {
            yield bytes
          },
        }
      }
    },
  }
}
