import { writeCurl } from './snippets/curl.ts'
import { writeGo } from './snippets/go.ts'
import { writeJavaScript } from './snippets/javascript.ts'
import { writePhp } from './snippets/php.ts'
import { writePython } from './snippets/python.ts'
import type { SnippetCall } from './snippets/snippet-call.ts'

export const snippetLanguages = ['curl', 'JavaScript', 'Python', 'PHP', 'Go'] as const
export type SnippetLanguage = (typeof snippetLanguages)[number]

const writers: Readonly<Record<SnippetLanguage, (call: SnippetCall) => string>> = {
  curl: writeCurl,
  JavaScript: writeJavaScript,
  Python: writePython,
  PHP: writePhp,
  Go: writeGo,
}

/** The same call in another program, ready to paste; only the key is missing. */
export function writeSnippet(language: SnippetLanguage, call: SnippetCall): string {
  return writers[language](call)
}
