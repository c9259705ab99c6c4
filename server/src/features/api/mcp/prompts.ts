import { z } from 'zod'

/** What a person can ask an assistant for with one choice, in the words that the assistant gets. */
export interface Prompt {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly arguments: Readonly<Record<string, { readonly description: string; readonly required: boolean }>>
  readonly toText: (given: Readonly<Record<string, string>>) => string
}

const required = (description: string) => ({ description, required: true })
const optional = (description: string) => ({ description, required: false })

const HONEST =
  'Use só o que as ferramentas respondem; o que elas não souberem, diga que não se sabe. Onde `demo` for verdadeiro, avise que os dados são inventados para demonstração. Horários são em UTC: diga-os no horário de Brasília.'

export const prompts: readonly Prompt[] = [
  {
    name: 'resumo_da_rodada',
    title: 'Resumo da rodada',
    description: 'O que aconteceu na última rodada de um campeonato, e como ficou a tabela.',
    arguments: {
      campeonato: required('O nome do campeonato, como “Brasileirão Série A”.'),
      temporada: optional('A edição: `2024` ou `2018-19`. Sem ela, a atual ou a última.'),
    },
    toText: ({ campeonato, temporada }) =>
      `Faça um resumo da última rodada do campeonato “${campeonato}”${temporada === undefined ? '' : `, edição ${temporada}`}. Ache o id com \`search\`, leia a tabela com \`standings\` e os jogos com \`matches\`. Conte os resultados, quem subiu e quem caiu na tabela, o que desempatou os que têm os mesmos pontos, e o que vem na próxima rodada. ${HONEST}`,
  },
  {
    name: 'previa_do_jogo',
    title: 'Prévia de um jogo',
    description: 'O que esperar do próximo jogo entre dois times: momento, confrontos e desfalques.',
    arguments: {
      mandante: required('O nome do time da casa.'),
      visitante: required('O nome do visitante.'),
    },
    toText: ({ mandante, visitante }) =>
      `Prepare a prévia do próximo jogo entre “${mandante}” e “${visitante}”. Ache os ids com \`search\`, leia cada um com \`team\`, o retrospecto com \`head_to_head\` e as escalações com \`lineups\`. Conte o momento de cada um, a posição na tabela, o retrospecto, quem faz os gols e quem não joga; diga também onde o jogo passa. ${HONEST}`,
  },
  {
    name: 'cronica_do_jogo',
    title: 'Crônica de um jogo',
    description: 'A história de um jogo, lance a lance, como se lê num jornal.',
    arguments: { jogo: required('Os dois times e, se souber, o dia: “Flamengo x Vasco, 12/05/2024”.') },
    toText: ({ jogo }) =>
      `Escreva a crônica do jogo “${jogo}”. Ache o jogo com \`search\` (os nomes dos dois times juntos), leia os lances com \`match_events\` e as escalações com \`lineups\`. Conte a partida na ordem em que foi, com minutos e nomes, e o que ela mudou. Não invente lances: se a fonte não tem os lances (\`coverage.events\`), diga isso e conte só o resultado. ${HONEST}`,
  },
  {
    name: 'perfil_do_jogador',
    title: 'Perfil de um jogador',
    description: 'Quem é um jogador: carreira, números e momento.',
    arguments: { jogador: required('O nome do jogador.') },
    toText: ({ jogador }) =>
      `Faça o perfil do jogador “${jogador}”. Ache o id com \`search\` ou \`players\` e leia-o com \`player\`. Se há mais de um com esse nome, pergunte qual. Conte idade, posição, times por onde passou, números por temporada, como faz os gols e se está suspenso ou pendurado. ${HONEST}`,
  },
]

/** The arguments of a prompt as the protocol lists them. */
export const argumentsOf = (prompt: Prompt) =>
  Object.entries(prompt.arguments).map(([name, argument]) => ({ name, ...argument }))

/** What was given, checked: every argument is a text, known, and there if it must be. */
export const givenTo = (prompt: Prompt) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(prompt.arguments).map(([name, argument]) => {
        const text = z.string().trim().min(1).max(200)
        return [name, argument.required ? text : text.optional()]
      }),
    ),
  )
