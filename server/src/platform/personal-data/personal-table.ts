import { counted } from '@meio-campo/contract/rules'
import type { RawBuilder } from 'kysely'
import type { DB } from '../../database/types.gen.ts'

export type TableName = keyof DB

/** How a row belongs to an account. */
export type Belonging =
  /** The account's id; the column beside it may hold the account's name at that time. */
  | { readonly by: 'id'; readonly column: string; readonly name?: string }
  | { readonly by: 'email'; readonly column: string }
  /**
   * Only the name was stored: two accounts of one name cannot be distinguished. The row never counts as the account's
   * own.
   */
  | { readonly by: 'name'; readonly column: string }
  | { readonly by: 'parent'; readonly column: string; readonly parent: TableName }

/** How long rows are kept. The hourly job applies the computable part; `words` is what the privacy page shows. */
export type Kept =
  | { readonly how: 'until'; readonly words: string }
  | {
      readonly how: 'days'
      readonly days: number
      readonly since: string
      /** The start of the period: "depois do último uso". */
      readonly after?: string
      /** Only these columns are emptied; the row stays. */
      readonly clears?: readonly string[]
      /** Only the rows for which this holds, given the moment before which rows are old. */
      readonly only?: (before: Date) => RawBuilder<unknown>
      readonly words?: string
    }
  /** The row itself has the date. `days` is for the code that writes it. */
  | { readonly how: 'expiry'; readonly column: string; readonly days?: number; readonly words?: string }

export interface PersonalTable {
  readonly table: TableName
  /** Its rows, on the privacy page; with hyphens, the name of their file in an archive. */
  readonly called: string
  readonly belongs: readonly Belonging[]
  /** Columns that are never exported: secrets, and internal state of the service. */
  readonly hidden?: readonly string[]
  readonly kept: readonly Kept[]
  /** When the account is deleted, the rows are removed, or stay without a reference to it. */
  readonly ends: 'removed' | 'anonymised'
}

/** What the privacy page says in one line. */
export interface PersonalTopic {
  readonly title: string
  readonly what: string
  readonly purpose: string
  readonly tables: readonly PersonalTable[]
}

export const ofUser = { by: 'id', column: 'user_id' } as const satisfies Belonging

export const WITH_ACCOUNT: readonly Kept[] = [{ how: 'until', words: 'enquanto a conta existir' }]
export const AS_LONG_AS_THE_DATA: readonly Kept[] = [{ how: 'until', words: 'enquanto a instalação existir' }]

/** "90 dias depois do último uso". */
export function wordsOf(kept: Kept): string {
  if (kept.how === 'until') return kept.words
  const after = kept.how === 'days' ? kept.after : undefined
  return kept.words ?? [counted(kept.days ?? 0, 'dia', 'dias'), after].filter(Boolean).join(' ')
}
