import type { Line } from './lines.ts'
import type { Remark } from './reading.ts'
import { countryIn } from './read-clubs.ts'

export interface RenameRow {
  readonly line: number
  readonly country: string | null
  readonly before: string
  readonly after: string
}

export interface HistoryReading {
  readonly rows: readonly RenameRow[]
  readonly rejected: readonly Remark[]
}

const WORD = /^(RENAME|MERGE|MOVE|REFORM|BANKRUPT)\s+/

/** `RENAME  The Arsenal FC, London  ⇒  Arsenal FC`. The word also holds for the lines below that have none. */
export function readClubHistory(lines: readonly Line[]): HistoryReading {
  const rows: RenameRow[] = []
  const rejected: Remark[] = []
  let country: string | null = null
  let word = ''
  for (const { text, number: line } of lines) {
    if (text === '' || /^=+$/.test(text)) continue
    if (text.startsWith('=')) {
      if (!text.startsWith('==')) country = countryIn(text)
      word = ''
      continue
    }
    word = WORD.exec(text)?.[1] ?? word
    const [before, after] = text.replace(WORD, '').split('⇒').map(nameIn)
    if (word === 'RENAME' && before && after) rows.push({ line, country, before, after })
    else rejected.push({ line, reason: `só mudanças de nome são importadas; esta linha é “${word || text}”.` })
  }
  return { rows, rejected }
}

function nameIn(part: string): string {
  return (part.split(',')[0] ?? '').trim()
}
