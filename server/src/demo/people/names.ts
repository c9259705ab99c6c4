import { slug } from '@meio-campo/contract/rules'
import type { Random } from '@meio-campo/football'

/**
 * First names are common and surnames are rare in football, so no invented name is that of a famous player. Each full
 * name is used once.
 */
const PORTUGUESE = {
  first:
    'Abel Adriel Alan Alisson Anderson André Ariel Arthur Augusto Benício Bernardo Breno Bruno Caio Calebe Cauê Cícero Cleiton Daniel Danilo Davi Denis Diego Dirceu Douglas Éder Edson Eduardo Elias Emanuel Enzo Érick Everton Fabrício Felipe Fernando Filipe Flávio Gael Geraldo Gilson Guilherme Gustavo Heitor Henrique Hugo Iago Igor Ítalo Ivan Jair Jean Jonas Jonathan Jorge Josué Júnior Kauan Kléber Leandro Leonardo Levi Lorenzo Luan Lucas Luciano Luís Maicon Marcelo Marlon Mateus Maurício Miguel Moisés Murilo Natan Nícolas Otávio Pablo Patrick Paulo Pedro Rafael Raí Ramon Raul Renan Robson Rodrigo Rômulo Ruan Samuel Saulo Sérgio Silas Thales Tiago Tobias Túlio Ulisses Valdir Vicente Vinícius Vítor Wagner Wallace Wesley Yago Yuri',
  last: 'Abrantes Acioli Alencastro Amoreira Arruda Assunção Bacelar Baltar Bandeira Barreiros Bastilho Bezerril Boaventura Botelho Brandão Bulhões Cabedelo Caldeira Camargos Canindé Cardim Carvalhal Castanheira Cavalheiro Cerqueira Coimbra Colares Cordovil Cortez Damasceno Delgado Diniz Espíndola Falcão Fontenele Frazão Galvão Gadelha Gouveia Guedes Holanda Imbassaí Jordão Lacerda Lamego Leitão Linhares Lobato Macedônio Madureira Malheiros Manhães Marçal Meireles Mesquita Mourão Muniz Nabuco Negromonte Novaes Olivença Paixão Palhares Parente Peçanha Penteado Pimentel Pinheiral Portela Quaresma Queirós Quintela Rabelo Ramalho Rangel Rezende Sabóia Salgado Sampaio Sardinha Serrano Severo Siqueira Sobral Tavares Tenório Toledano Tourinho Trindade Uchoa Valadares Varela Veloso Ventura Viana Vidigal Vilaça Xavante Zanetti',
} as const

const SPANISH = {
  first:
    'Adrián Agustín Alan Alejo Alexis Álvaro Ángel Ariel Augusto Bautista Benjamín Braian Bruno Camilo Ciro Cristian Damián Darío Denis Diego Edgar Edwin Elías Emiliano Emanuel Ezequiel Fabián Facundo Federico Fermín Franco Gaspar Germán Gonzalo Guido Hernán Hugo Ian Ignacio Iván Jairo Joaquín Jonás Julián Kevin Lautaro Leandro Lisandro Lucio Luciano Marcos Mariano Mateo Matías Mauricio Maximiliano Milton Nahuel Nicolás Octavio Óscar Patricio Ramiro Renzo Rodrigo Román Santino Saúl Sebastián Sergio Thiago Tobías Tomás Valentín Víctor Walter Yerson Zaid',
  last: 'Acevedo Aguilera Alarcón Alcaraz Andrade Arancibia Arrieta Avendaño Ayala Balmaceda Barrientos Becerra Benegas Bermejo Bustamante Cáceres Calderón Candia Cárcamo Carrasco Cisneros Contreras Cuevas Dávalos Echeverría Escalante Espinoza Fajardo Figueredo Galarza Gaitán Garay Godínez Guevara Heredia Hinojosa Ibarra Irigoyen Jaramillo Lagos Larrea Ledesma Leguizamón Lezcano Llanos Loayza Luján Maidana Mansilla Marecos Mendieta Miranda Montoya Moyano Narváez Noguera Ocampo Olmedo Oviedo Palacios Paredes Pedraza Peralta Pizarro Quinteros Quiroga Recalde Ríos Roldán Saavedra Salcedo Salvatierra Santander Segovia Solís Tejada Toledo Ugarte Urrutia Valdivia Vallejo Velarde Villalba Yáñez Zabala Zambrano Zárate Zeballos',
} as const

const split = ({ first, last }: { readonly first: string; readonly last: string }) => ({
  first: first.split(' '),
  last: last.split(' '),
})
const portuguese = split(PORTUGUESE)
const spanish = split(SPANISH)

export interface InventedName {
  readonly id: string
  readonly name: string
  readonly officialName: string
}

/** Returns names that were not used before. */
export function createNaming(idPrefix: string): (country: string, random: Random) => InventedName {
  const given = new Set<string>()
  return (country, random) => {
    const { first, last } = country === 'BR' ? portuguese : spanish
    for (;;) {
      const [own, middle, family] = [random.pick(first)!, random.pick(last)!, random.pick(last)!]
      const name = `${own} ${family}`
      if (middle === family || given.has(name)) continue
      given.add(name)
      return { id: `${idPrefix}${slug(name)}`, name, officialName: `${own} ${middle} ${family}` }
    }
  }
}
