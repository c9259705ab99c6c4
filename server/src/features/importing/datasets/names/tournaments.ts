/** Popular names in Portuguese, where there is one; every other tournament keeps the dataset's name. */
const POPULAR: ReadonlyMap<string, string> = new Map([
  ['Friendly', 'Amistosos'],
  ['FIFA World Cup', 'Copa do Mundo'],
  ['FIFA World Cup qualification', 'Eliminatórias da Copa do Mundo'],
  ['UEFA Euro', 'Eurocopa'],
  ['UEFA Euro qualification', 'Eliminatórias da Eurocopa'],
  ['UEFA Nations League', 'Liga das Nações da UEFA'],
  ['Copa América', 'Copa América'],
  ['Copa América qualification', 'Eliminatórias da Copa América'],
  ['African Cup of Nations', 'Copa Africana de Nações'],
  ['African Cup of Nations qualification', 'Eliminatórias da Copa Africana de Nações'],
  ['African Nations Championship', 'Campeonato Africano das Nações'],
  ['AFC Asian Cup', 'Copa da Ásia'],
  ['AFC Asian Cup qualification', 'Eliminatórias da Copa da Ásia'],
  ['Gold Cup', 'Copa Ouro'],
  ['Gold Cup qualification', 'Eliminatórias da Copa Ouro'],
  ['CONCACAF Championship', 'Campeonato da CONCACAF'],
  ['CONCACAF Championship qualification', 'Eliminatórias do Campeonato da CONCACAF'],
  ['CONCACAF Nations League', 'Liga das Nações da CONCACAF'],
  ['Oceania Nations Cup', 'Copa das Nações da Oceania'],
  ['Oceania Nations Cup qualification', 'Eliminatórias da Copa das Nações da Oceania'],
  ['Confederations Cup', 'Copa das Confederações'],
  ['Olympic Games', 'Jogos Olímpicos'],
  ['Asian Games', 'Jogos Asiáticos'],
  ['All-African Games', 'Jogos Pan-Africanos'],
  ['Pan American Championship', 'Campeonato Pan-Americano'],
  ['Central American and Caribbean Games', 'Jogos Centro-Americanos e do Caribe'],
  ['CFU Caribbean Cup', 'Copa do Caribe'],
  ['CFU Caribbean Cup qualification', 'Eliminatórias da Copa do Caribe'],
  ['Southeast Asian Games', 'Jogos do Sudeste Asiático'],
  ['South Pacific Games', 'Jogos do Pacífico Sul'],
  ['Pacific Games', 'Jogos do Pacífico'],
  ['Island Games', 'Jogos das Ilhas'],
  ['Bolivarian Games', 'Jogos Bolivarianos'],
  ['British Home Championship', 'Campeonato Britânico'],
  ['Central European International Cup', 'Copa da Europa Central'],
  ['Nordic Championship', 'Campeonato Nórdico'],
  ['Baltic Cup', 'Copa Báltica'],
  ['Balkan Cup', 'Copa dos Bálcãs'],
  ['Gulf Cup', 'Copa do Golfo'],
  ['Arab Cup', 'Copa Árabe'],
  ['Arab Cup qualification', 'Eliminatórias da Copa Árabe'],
  ['Brazil Independence Cup', 'Taça Independência'],
  ['Superclásico de las Américas', 'Superclássico das Américas'],
])

/**
 * Popular name | names of the datasets; two of them are one tournament that changed its name. These had only the dataset's
 * name once: a platform that has one under it keeps it so.
 */
const OTHERS = `
Campeonato da ASEAN|AFF Championship,ASEAN Championship
Eliminatórias do Campeonato da ASEAN|AFF Championship qualification,ASEAN Championship qualification
Copa Desafio da AFC|AFC Challenge Cup
Eliminatórias da Copa Desafio da AFC|AFC Challenge Cup qualification
Copa Solidariedade da AFC|AFC Solidarity Cup
Copa das Nações da CAFA|CAFA Nations Cup
Campeonato do Leste Asiático|EAFF Championship
Eliminatórias do Campeonato do Leste Asiático|EAFF Championship qualification
Campeonato do Sul da Ásia|SAFF Cup
Supercopa do Sul da Ásia|South Asian Super Cup
Campeonato da Ásia Ocidental|WAFF Championship
Copa da CECAFA|CECAFA Cup
Copa da COSAFA|COSAFA Cup
Eliminatórias da Copa da COSAFA|COSAFA Cup qualification
Copa da UDEAC|UDEAC Cup
Copa da UNIFFAC|UNIFFAC Cup
Copa da UNCAF|UNCAF Cup
Campeonato da CCCF|CCCF Championship
Campeonato da NAFC|NAFC Championship
Campeonato da NAFU|NAFU Championship
Eliminatórias da Liga das Nações da CONCACAF|CONCACAF Nations League qualification
Finalíssima|CONMEBOL–UEFA Cup of Champions
Copa da África Ocidental|West African Cup
Copa Amílcar Cabral|Amílcar Cabral Cup
Jogos da Amizade|African Friendship Games
Jogos Afro-Asiáticos|Afro-Asian Games
Jogos da Ásia Oriental|East Asian Games
Jogos do Sul da Ásia|South Asian Games
Jogos do Extremo Oriente|Far Eastern Championship Games
Jogos das Ilhas do Oceano Índico|Indian Ocean Island Games
Jogos da Península do Sudeste Asiático|Southeast Asian Peninsular Games
Minijogos do Pacífico|Pacific Mini Games,South Pacific Mini Games
Jogos Interaliados|Inter-Allied Games
Copa da Melanésia|Melanesia Cup
Copa das Marianas|Marianas Cup
Torneio das Ilhas de Barlavento|Windward Islands Tournament
Torneio da Bacia do Nilo|Nile Basin Tournament
Torneio das Quatro Nações|Four Nations Tournament
Copa das Quatro Nações|Four Nations' Cup
Copa das Quatro Nações de Maurício|Mauritius Four Nations Cup
Copa das Três Nações|Three Nations Cup
Copa Intercontinental da Índia|Intercontinental Cup
Copa Nehru|Nehru Cup
Copa Merlion|Merlion Cup
Torneio Merdeka|Merdeka Tournament
Copa do Rei da Tailândia|King's Cup
Copa da Coreia|Korea Cup
Copa Kirin|Kirin Cup
Desafio Kirin|Kirin Challenge Cup
Copa Dinastia|Dynasty Cup
Copa da Grande Muralha|Great Wall Cup
Copa do Ano-Novo Lunar|Lunar New Year Cup
Copa da Independência do Vietnã|Vietnam Independence Cup
Torneio da Independência da Zâmbia|Zambian Independence Tournament
Torneio da Indonésia|Indonesia Tournament
Torneio Internacional da Jordânia|Jordan International Tournament
Torneio Internacional do Chipre|Cyprus International Tournament
Torneio Internacional de Malta|Malta International Tournament
Torneio Rei Hassan II|King Hassan II Tournament
Torneio de Dacar|Dakar Tournament
Torneio da França|Tournoi de France
Copa da Palestina|Palestine Cup
Copa da Paz|Peace Cup
Copa Rous|Rous Cup
Copa dos Estados Unidos|USA Cup
Copa de Miami|Miami Cup
Copa Marlboro|Marlboro Cup
Copa do Atlântico|Atlantic Cup
Copa da Córsega|Corsica Cup
Copa dos 75 Anos da FIFA|FIFA 75th Anniversary Cup
Copa dos 75 Anos do Real Madrid|Real Madrid 75th Anniversary Cup
A Outra Final|The Other Final
Copa do Mundo VIVA|Viva World Cup
Copa do Mundo da CONIFA|CONIFA World Football Cup
Eliminatórias da Copa do Mundo da CONIFA|CONIFA World Football Cup qualification,CONIFA World Cup qualification
Copa Europeia da CONIFA|CONIFA European Football Cup
Copa Africana da CONIFA|CONIFA Africa Football Cup
Copa Sul-Americana da CONIFA|CONIFA South America Football Cup
Copa Asiática da CONIFA|CONIFA Asia Cup
`

const POPULAR_LATER: ReadonlyMap<string, string> = new Map(
  OTHERS.trim()
    .split('\n')
    .flatMap((row) => {
      const [popular = '', names = ''] = row.split('|')
      return names.split(',').map((name) => [name, popular] as const)
    }),
)

/** The popular name of a tournament of national teams; its own where it has none in Portuguese. */
export function popularNameOf(tournament: string): string {
  return POPULAR.get(tournament) ?? POPULAR_LATER.get(tournament) ?? tournament
}

/** Whether it may be stored under the dataset's name, from before it had a popular one. */
export const wasPopularLater = (tournament: string): boolean => POPULAR_LATER.has(tournament)
