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
      if (!file.path.toLowerCase().endsWith('.json')) continue
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
  const refuse = (reason: string) => ({
    season: null,
    rejections: [{ record: 'rejection' as const, origin: { file: file.path, line: null }, reason }],
  })
  if (described.holds === 'nothing-new') {
    return refuse(
      'o arquivo repete os jogos do “_games” da mesma temporada, cortados a cada substituição: nada a importar.',
    )
  }
  try {
    const { sheets, rejections } = readSheets(file.path, await file.text())
    if (described.holds === 'games') return { season: { ...described, sheets }, rejections }
    return refuse(`o nome do arquivo não diz de que campeonato e ano são os jogos. Jogos nele: ${sheets.length}.`)
  } catch (error) {
    return { season: null, rejections: [refusalOf(error)] }
  }
}
