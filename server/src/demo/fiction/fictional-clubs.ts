import type { StadiumFact, TeamFact } from '../facts/index.ts'
import { rowsOf } from '../facts/rows.ts'

/** What the ids of everything fictional begin with, so that none is ever that of a real record. */
export const FICTIONAL_PREFIX = 'ficticio_'

// id | name | official name | acronym | nickname | city | colours | ground | capacity | founded
const table = `
meia_lua|Meia-Lua|Esporte Clube Meia-Lua|MLU|Lua|Vila Meia-Lua|#1b3a6b,#f2c14e|Estádio da Lua Nova|18500|1908
trivela|Trivela|Trivela Futebol Clube|TRI|Curva|Porto Trivela|#b3202a,#ffffff|Arena da Curva|22400|1911
carretilha|Carretilha|Associação Atlética Carretilha|CAR|Linha|Serra da Carretilha|#0b6e4f,#ffffff|Estádio do Carretel|14200|1919
caneta|Caneta Azul|Caneta Azul Esporte Clube|CAZ|Tinteiro|Campo da Caneta|#1f4ed8,#ffffff|Estádio do Tinteiro|16800|1923
drible|Drible|Sociedade Esportiva Drible|DRI|Ginga|Nova Ginga|#f26419,#1d1d1f|Arena Nova Ginga|27300|1904
lencol|Lençol|Grêmio Recreativo Lençol|LEN|Varal|Lençolândia|#ffffff,#7b2d8b|Estádio do Varal|12600|1931
bicicleta|Bicicleta|Clube Atlético Bicicleta|BIC|Pedal|Alto do Pedal|#1d1d1f,#e8c547|Velódromo do Pedal|20100|1915
folha_seca|Folha Seca|Folha Seca Futebol Clube|FSE|Outono|Vale do Outono|#8a4f2a,#f0e6d2|Estádio do Outono|15400|1927
tabelinha|Tabelinha|União Tabelinha|TAB|Dupla|Dois Passes|#136f63,#f2c14e|Arena Dois Passes|19700|1936
escanteio|Escanteio|Escanteio Esporte Clube|ESC|Bandeirinha|Canto Alto|#d7263d,#f4d35e|Estádio do Canto|17200|1913
chaleira|Chaleira|Sport Club Chaleira|CHA|Vapor|Águas da Chaleira|#5c6b73,#c1121f|Arena do Vapor|13900|1942
arrancada|Arrancada|Arrancada Atlético Clube|ARR|Disparo|Boa Arrancada|#023e8a,#90e0ef|Estádio Boa Arrancada|21600|1920
`

const rows = rowsOf(table)

export const fictionalGrounds: readonly StadiumFact[] = rows.map(([id, , , , , city, , ground, capacity]) => ({
  id: `${FICTIONAL_PREFIX}${id!}_campo`,
  name: ground!,
  officialName: null,
  city: city!,
  state: null,
  country: 'BR',
  capacity: Number(capacity),
  opened: null,
  surface: 'grass',
  latitude: null,
  longitude: null,
  recordAttendance: null,
  formerNames: [],
}))

export const fictionalClubs: readonly TeamFact[] = rows.map((row): TeamFact => {
  const [id, name, officialName, acronym, nickname, city, colours, , , founded] = row
  return {
    id: `${FICTIONAL_PREFIX}${id!}`,
    kind: 'club',
    gender: 'men',
    name: name!,
    officialName: officialName!,
    acronym: acronym!,
    nickname: nickname!,
    founded: Number(founded),
    city: city!,
    state: null,
    country: 'BR',
    colours: colours!.split(','),
    stadium: `${FICTIONAL_PREFIX}${id!}_campo`,
    confederation: '',
    rivals: [],
    site: null,
  }
})
