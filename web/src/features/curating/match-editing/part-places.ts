import type {
  AiringsSheet,
  OfficialsSheet,
  SheetPlayer,
  SideFigures,
  StatisticsSheet,
  TeamSheet,
} from '@meio-campo/contract'
import type { PlaceWords } from '../../../components/form/placed-errors.ts'
import { statisticNames } from '../../football/pieces/matches/statistics-rows.ts'

/** Every piece of a path in the parts of a match, so that a new field cannot be forgotten. */
type Piece =
  | 'home'
  | 'away'
  | keyof TeamSheet
  | keyof SheetPlayer
  | keyof OfficialsSheet
  | keyof OfficialsSheet['officials'][number]
  | keyof AiringsSheet
  | keyof AiringsSheet['airings'][number]
  | keyof SideFigures
  | StatisticsSheet['statistics'][number]['period']

const lowered = Object.fromEntries(
  Object.entries(statisticNames).map(([figure, name]) => [figure, name.toLocaleLowerCase('pt-BR')]),
) as Readonly<Record<keyof SideFigures, string>>

const pieces: Readonly<Record<Piece, string>> = {
  home: 'mandante',
  away: 'visitante',
  formation: 'formação',
  coach: 'técnico',
  starters: 'titular',
  bench: 'reserva',
  person: 'pessoa',
  name: 'nome',
  number: 'camisa',
  position: 'posição',
  spot: 'posição exata',
  captain: 'capitão',
  x: 'distância da meta',
  y: 'distância da esquerda',
  officials: 'arbitragem',
  role: 'função',
  country: 'país',
  airings: 'transmissão',
  streaming: 'serviço',
  url: 'endereço do jogo',
  statesIncluded: 'estados que veem',
  statesExcluded: 'estados que não veem',
  ...lowered,
  match: 'jogo',
  firstHalf: '1º tempo',
  secondHalf: '2º tempo',
  extraTimeFirstHalf: '1º tempo da prorrogação',
  extraTimeSecondHalf: '2º tempo da prorrogação',
}

/** `states` is what the form of an airing calls both lists. */
export const partPlaces: PlaceWords = { ...pieces, states: 'onde passa' }

/** Statistics are shown by period: a path says which one instead of its place in the list. */
export const byPeriod = (field: string, { statistics }: StatisticsSheet): string =>
  field.replace(/^statistics\.(\d+)/, (path, at: string) => statistics[Number(at)]?.period ?? path)
