import type { SnippetLanguage } from '../../../console/api-panel/snippets.ts'

// Whole programs in files of their own: a test of the server runs them on what it signs.
const files = import.meta.glob<string>('./receivers/*', { query: '?raw', import: 'default', eager: true })

const names: Readonly<Record<SnippetLanguage, string>> = {
  curl: 'shell.sh',
  JavaScript: 'javascript.mjs',
  Python: 'python.py',
  PHP: 'php.php',
  Go: 'go.go',
}

/** How a signature is checked in each language. */
export const signatureSnippet = (language: SnippetLanguage): string =>
  files[`./receivers/${names[language]}`]!.trimEnd()
