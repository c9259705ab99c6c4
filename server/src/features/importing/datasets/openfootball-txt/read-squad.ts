import type { Position } from '../../records/records.ts'
import type { Remark } from './reading.ts'

export interface SquadRow {
  readonly line: number
  readonly team: string
  readonly number: number | null
  readonly name: string
  readonly position: Position | null
  readonly coach: boolean
  readonly birthDate: string | null
  /** As the file has it, a country's letters included: `Barcelona (ESP)`. */
  readonly club: string | null
}

export interface SquadReading {
  readonly rows: readonly SquadRow[]
  readonly rejected: readonly Remark[]
}

export const POSITIONS: ReadonlyMap<string, Position> = new Map([
  ['GK', 'goalkeeper'],
  ['DF', 'defender'],
  ['MF', 'midfielder'],
  ['FW', 'forward'],
])

const PLAYER = /^(?:\((\d{1,2})\)|-)\s+(GK|DF|MF|FW)\s+(.+)$/

/** One team per file: `(10)  FW  Neymar  ##  48, Barcelona (ESP)`; what is behind `##` is caps and club, not a comment. */
export function readSquad(content: string, team: string): SquadReading {
  const rows: SquadRow[] = []
  const rejected: Remark[] = []
  for (const [index, raw] of content.split(/\r\n|\n/).entries()) {
    const line = index + 1
    const [text = '', behind = ''] = raw.split('##')
    if (text.trim() === '' || raw.trimStart().startsWith('#')) continue
    const found = PLAYER.exec(text.trim())
    if (!found?.[3]) {
      rejected.push({ line, reason: 'a linha não tem número, posição e nome.' })
      continue
    }
    const club = behind.replace(/^\s*(?:\d+|-)?\s*,?/, '').trim()
    rows.push({
      line,
      team,
      number: found[1] ? Number(found[1]) : null,
      name: found[3].trim(),
      position: POSITIONS.get(found[2] ?? '') ?? null,
      coach: false,
      birthDate: null,
      club: club || null,
    })
  }
  return { rows, rejected }
}
