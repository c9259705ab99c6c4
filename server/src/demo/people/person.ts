import { addDays, formatDay, type Position, type Random, type SquadPlayer } from '@meio-campo/football'
import type { InventedName } from './names.ts'

/** A fictional person. */
export interface InventedPerson extends InventedName {
  readonly country: string
  readonly birthDate: string
  readonly birthPlace: string | null
  readonly heightCm: number | null
  readonly foot: 'left' | 'right' | 'both' | null
  readonly position: Position | null
}

export interface InventedPlayer extends InventedPerson, SquadPlayer {
  readonly position: Position
  readonly quality: number
  readonly number: number
  /** When he came to the club he begins with, and until when he signed. */
  readonly since: string
  readonly contractUntil: string
}

const PLACES: Readonly<Record<string, readonly string[]>> = {
  BR: 'Araraquara;Bagé;Barbacena;Barreiras;Campina Grande;Caruaru;Cascavel;Caxias do Sul;Crato;Divinópolis;Dourados;Feira de Santana;Franca;Governador Valadares;Ilhéus;Imperatriz;Itabuna;Jataí;Ji-Paraná;Joinville;Juazeiro;Juiz de Fora;Londrina;Macaé;Marabá;Marília;Mossoró;Parnaíba;Passo Fundo;Pelotas;Petrolina;Ponta Grossa;Rio Branco;Rondonópolis;Santarém;Sobral;Teófilo Otoni;Uberaba;Volta Redonda'.split(
    ';',
  ),
  AR: ['Bahía Blanca', 'Mar del Plata', 'Paraná', 'Posadas', 'Salta', 'Santa Fe', 'Tandil'],
  BO: ['Cochabamba', 'Oruro', 'Potosí', 'Sucre', 'Tarija'],
  CL: ['Antofagasta', 'Chillán', 'Concepción', 'Rancagua', 'Temuco'],
  CO: ['Armenia', 'Buenaventura', 'Montería', 'Neiva', 'Pasto', 'Santa Marta'],
  EC: ['Ambato', 'Cuenca', 'Esmeraldas', 'Ibarra', 'Manta'],
  PE: ['Arequipa', 'Chiclayo', 'Cusco', 'Ica', 'Piura'],
  PY: ['Caacupé', 'Concepción', 'Encarnación', 'Luque', 'Villarrica'],
  UY: ['Maldonado', 'Paysandú', 'Rivera', 'Rocha', 'Salto'],
  VE: ['Barinas', 'Maracaibo', 'Mérida', 'Puerto La Cruz', 'Valera'],
}

const HEIGHTS: Readonly<Record<Position, readonly [number, number]>> = {
  goalkeeper: [184, 198],
  defender: [172, 194],
  midfielder: [167, 188],
  forward: [167, 192],
}

export function inventPerson(
  { id, name, officialName }: InventedName,
  country: string,
  ages: readonly [number, number],
  year: number,
  position: Position | null,
  random: Random,
): InventedPerson {
  const height = position && HEIGHTS[position]
  return {
    id,
    name,
    officialName,
    country,
    birthDate: addDays(formatDay(year - random.integer(...ages), 1, 1), random.integer(0, 364)),
    birthPlace: random.pick(PLACES[country] ?? []) ?? null,
    heightCm: height ? random.integer(...height) : null,
    foot: position ? (random.chance(0.05) ? 'both' : random.chance(0.24) ? 'left' : 'right') : null,
    position,
  }
}
