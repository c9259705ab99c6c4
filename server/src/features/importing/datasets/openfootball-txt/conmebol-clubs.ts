// Clubs of the South American cups that some files name without their country. `Arsenal` or `Barcelona` alone would
// lead to the wrong continent. Only names that are one club's in these cups; `Nacional` was Uruguay's in each of them.
const CLUBS: readonly (readonly [string, string])[] = [
  [
    'AR',
    "Arsenal|Boca Juniors|CA Colón|CA Tigre|Estudiantes|Godoy Cruz|Huracan|Huracán|Independiente|Lanús|Newell's Old Boys|Racing Club|River Plate|San Lorenzo|Tigre|Vélez Sarsfield|Vélez Sársfield",
  ],
  ['BO', 'Bolívar|Real Potosí|San José|The Strongest|Universitario de Sucre'],
  [
    'BR',
    'Atlético Goianiense|Atlético Mineiro|Atlético-MG|Corinthians|Cruzeiro|Flamengo|Fluminense|Grêmio|Internacional|Palmeiras|Santos|São Paulo|São Paulo FC|Vasco da Gama',
  ],
  [
    'CL',
    'Colo Colo|Huachipato|Iquique|Palestino|Palestino Chile|U. de Chile|Universidad Católica|Universidad de Chile|Unión Española',
  ],
  ['CO', 'Atlético Nacional|Deportes Tolima|Junior|Millonarios|Millonarios Bogotá|Once Caldas|Santa Fe'],
  [
    'EC',
    'Barcelona|Barcelona SC Guayaquil|Barcelona-EQU|CS Emelec|Deportivo Quito|El Nacional|Emelec|Independiente del Valle|LDU Quito|LDU de Loja',
  ],
  ['MX', 'Atlas|Cruz Azul|Guadalajara|León|Monarcas Morelia|Tigres-MEX|Tijuana|Toluca|UANL'],
  ['PE', 'Alianza Lima|Juan Aurich|Real Garcilaso|Sport Huancayo|Sporting Cristal|Universidad César Vallejo'],
  ['PY', 'Cerro Porteño|Guaraní-PAR|Libertad|Nacional de Asunción|Olimpia'],
  [
    'UY',
    'Danubio|Defensor Sporting|Liverpool FC Montevideo|Montevideo Wanderers|Nacional|Nacional de Montevideo|Peñarol',
  ],
  ['VE', 'Caracas|Deportivo Anzoátegui|Deportivo Lara|Deportivo Táchira|Mineros de Guayana|Zamora'],
]

const COUNTRIES: ReadonlyMap<string, string> = new Map(
  CLUBS.flatMap(([country, names]) => names.split('|').map((name) => [name, country] as const)),
)

export function findCountryOfClub(name: string): string | null {
  return COUNTRIES.get(name) ?? null
}
