/** Where the picture goes: into the text at the caret, on a line of its own. */
export function insertPicture(text: string, at: number, address: string, description: string): string {
  const before = text.slice(0, at).trimEnd()
  const after = text.slice(at).trimStart()
  // What Markdown reads as the end of a description cannot stand inside one.
  const mark = `![${description.replace(/[[\]\\\n]/g, ' ').trim()}](${address})`
  return [before, mark, after].filter(Boolean).join('\n\n')
}

/** A first description to correct: the file's name without its ending. */
export const describeFile = (name: string): string =>
  name
    .replace(/\.[a-z0-9]+$/i, '')
    .replace(/[-_]+/g, ' ')
    .trim()
