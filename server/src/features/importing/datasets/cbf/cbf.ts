import type { Importer, SourceFile } from '../../records/importer.ts'
import type { ImportRecord, Rejection } from '../../records/records.ts'
import { refusalOf } from '../../sources/refusal.ts'
import { describeFile } from './files.ts'
import { mapSeasons, type Season } from './map.ts'
import { readSheets } from './read.ts'

/** Match sheets of the CBF, from BrazilianFootball/Data. */
export const cbf: Importer = {
  id: 'cbf',
  title: 'Súmulas da CBF (BrazilianFootball/Data)',
  licence: {
    name: 'MIT',
    attribution:
      'Brazilian match sheets: BrazilianFootball/Data, © 2023 Igor Patrício Michels, MIT License; source documents by CBF.',
    shareAlike: false,
  },
  async *read(source): AsyncGenerator<ImportRecord> {
    const seasons: Season[] = []
    for await (const file of source.files()) {
      if (!file.path.endsWith('.json')) continue
      const { season, rejections } = await readSeason(file)
      yield* rejections
      if (season) seasons.push(season)
    }
    yield* mapSeasons(seasons)
  },
}

/** One broken file does not spoil the others: each stands for a season of its own. */
async function readSeason(file: SourceFile): Promise<{ season: Season | null; rejections: Rejection[] }> {
  const described = describeFile(file.path)
  if (described.holds !== 'games') {
    const reason =
      described.holds === 'nothing-new'
        ? 'o arquivo repete os jogos do “_games” da mesma temporada, cortados a cada substituição: nada a importar.'
        : 'o nome do arquivo não diz de que campeonato e ano são os jogos.'
    return { season: null, rejections: [{ record: 'rejection', origin: { file: file.path, line: null }, reason }] }
  }
  try {
    const { sheets, rejections } = readSheets(file.path, await file.text())
    return { season: { edition: described.edition, name: described.name, sheets }, rejections }
  } catch (error) {
    return { season: null, rejections: [refusalOf(error)] }
  }
}
