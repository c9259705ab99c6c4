import { Markdown } from '../../../components/markdown/markdown.tsx'
import text from './api-changes.md?raw'

/** What changed in the API, newest first, as the repository tells it. */
export function ApiChangesTab() {
  return <Markdown>{text}</Markdown>
}
