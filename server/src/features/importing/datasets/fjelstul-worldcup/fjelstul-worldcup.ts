import { findTables } from '../../sources/find-tables.ts'
import type { Importer } from '../../records/importer.ts'
import type { ImportRecord } from '../../records/records.ts'
import { refusalOf } from '../../sources/refusal.ts'
import { mapDataset } from './map.ts'
import { readDataset, TABLES } from './read.ts'

/** Men's and women's World Cups, from the Fjelstul World Cup Database. */
export const fjelstulWorldcup: Importer = {
  id: 'fjelstul-worldcup',
  title: 'Copas do Mundo (Fjelstul World Cup Database)',
  licence: {
    name: 'CC BY-SA 4.0',
    attribution:
      'The Fjelstul World Cup Database v.1.2.0, © 2023 Joshua C. Fjelstul, Ph.D., CC BY-SA 4.0, https://www.github.com/jfjelstul/worldcup, modified (see ATTRIBUTION.md).',
    shareAlike: true,
  },
  async *read(source): AsyncGenerator<ImportRecord> {
    try {
      const { rows, rejections, warnings } = readDataset(await findTables(source, TABLES))
      yield* rejections
      yield* warnings
      yield* mapDataset(rows)
    } catch (error) {
      yield refusalOf(error)
    }
  },
}
