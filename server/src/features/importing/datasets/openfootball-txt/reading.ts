import type { MatchRow } from '../openfootball/match-row.ts'

export interface Remark {
  readonly line: number | null
  readonly reason: string
}

/** What a reader made of a file: the matches, what it could not read, and what it read otherwise than it is written. */
export interface Reading {
  readonly rows: readonly MatchRow[]
  readonly rejected: readonly Remark[]
  readonly remarks: readonly Remark[]
}

/** Collects a reading while a reader walks the lines. */
export class ReadingBuilder implements Reading {
  readonly rows: MatchRow[] = []
  readonly rejected: Remark[] = []
  readonly remarks: Remark[] = []

  reject(line: number, reason: string): void {
    this.rejected.push({ line, reason })
  }

  remark(line: number | null, reason: string | null): void {
    if (reason !== null) this.remarks.push({ line, reason })
  }
}
