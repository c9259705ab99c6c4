import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { Origin } from '../records/records.ts'
import { canonical } from '../../../database/canonical.ts'
import type { StatedFields, Statement } from '../choosing/statements.ts'
import type { WriteQueue } from './write-queue.ts'

export type SourcedKind = 'team' | 'stadium' | 'person' | 'competition' | 'edition' | 'match'

interface KeptStatement extends Statement {
  readonly key: string
}

/** The statements of all sources about the records of one kind, and the record of each of the dataset's own keys. */
export class SourceRegister {
  readonly #kind: SourcedKind
  readonly #dataset: string
  readonly #words = new Map<string, KeptStatement[]>()
  readonly #byKey = new Map<string, string>()

  constructor(kind: SourcedKind, dataset: string) {
    this.#kind = kind
    this.#dataset = dataset
  }

  async load(transaction: Transaction<DB>): Promise<this> {
    const rows = await transaction
      .selectFrom('sources')
      .select(['record_id', 'dataset_id', 'file', 'key', 'said'])
      .where('kind', '=', this.#kind)
      .execute()
    this.add(rows)
    return this
  }

  add(rows: readonly { record_id: string; dataset_id: string; file: string; key: string; said: unknown }[]): void {
    for (const { record_id, dataset_id, file, key, said } of rows) {
      this.#remember(record_id, { dataset: dataset_id, file, key, said: said as StatedFields })
    }
  }

  findByKey(key: string | null): string | null {
    return key === null || key === '' ? null : (this.#byKey.get(key) ?? null)
  }

  statementsOn(id: string): readonly Statement[] {
    return this.#words.get(id) ?? []
  }

  ownStatement(id: string, key: string | null, file: string): Statement | null {
    return this.#findOwn(id, key ?? '', file) ?? null
  }

  /** Whether this dataset knows the record by another number of the same series (`P-12` and `P-34`, not `M-34`). */
  hasOtherNumber(id: string, key: string): boolean {
    const series = (number: string) => /^[A-Za-z]*/.exec(number)![0]
    return (this.#words.get(id) ?? []).some(
      (word) =>
        word.dataset === this.#dataset &&
        word.key !== '' &&
        word.key !== key &&
        !word.key.startsWith('nome:') &&
        !key.startsWith('nome:') &&
        series(word.key) === series(key),
    )
  }

  /** Keeps this dataset's word; false where it said the same before. */
  keep(
    writes: WriteQueue,
    id: string,
    word: { file: string; line: number | null; key: string | null; said: StatedFields },
  ): boolean {
    const key = word.key ?? ''
    const before = this.#findOwn(id, key, word.file)
    const named = before !== undefined && (before.key === key || key === '')
    if (named && canonical(before.said) === canonical(word.said)) return false
    const kept = {
      dataset: this.#dataset,
      file: before?.file ?? word.file,
      key: key || (before?.key ?? ''),
      said: word.said,
    }
    this.#remember(id, kept, before)
    writes.insert('sources', {
      kind: this.#kind,
      record_id: id,
      dataset_id: this.#dataset,
      file: kept.file,
      key: kept.key,
      line: word.line,
      said: kept.said as never,
    })
    return true
  }

  #findOwn(id: string, key: string, file: string): KeptStatement | undefined {
    const own = (this.#words.get(id) ?? []).filter(({ dataset }) => dataset === this.#dataset)
    return (key === '' ? undefined : own.find((word) => word.key === key)) ?? own.find((word) => word.file === file)
  }

  #remember(id: string, word: KeptStatement, instead?: KeptStatement): void {
    const words = (this.#words.get(id) ?? []).filter((each) => each !== instead)
    this.#words.set(id, [...words, word])
    if (word.dataset === this.#dataset && word.key !== '') this.#byKey.set(word.key, id)
  }
}

/** The file's own name: folders depend on where the dataset was unpacked. */
export function fileName({ file }: Origin): string {
  return file.split('/').at(-1) ?? file
}
