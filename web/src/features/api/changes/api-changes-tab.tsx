import { Markdown } from '../../../components/markdown/markdown.tsx'
import text from './api-changes.md?raw'

/** What changed in the API, newest first, from the repository's change log. */
export function ApiChangesTab() {
  return <Markdown>{text}</Markdown>
}
