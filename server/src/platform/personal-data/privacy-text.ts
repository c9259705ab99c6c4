import { deviceValues, staysOnDevice } from '@meio-campo/contract/rules'
import { personalTopics } from './personal-data.ts'
import { wordsOf, type PersonalTable, type PersonalTopic } from './personal-table.ts'

/** The part of the privacy page that the program itself writes: what is stored, why and for how long, in Markdown. */
export function describePersonalData({ ads = false }: { readonly ads?: boolean } = {}): string {
  return [
    '## O que é guardado, para quê e por quanto tempo',
    'O próprio programa escreve esta parte, das mesmas regras pelas quais apaga. Com o fim da conta tudo é apagado, exceto onde a tabela diz outra coisa.',
    [
      '| O quê | Para quê | Por quanto tempo |',
      '|---|---|---|',
      ...personalTopics.map((topic) => `| **${topic.title}**: ${topic.what} | ${topic.purpose} | ${howLong(topic)} |`),
    ].join('\n'),
    'O endereço IP também é usado, só na memória e por poucos minutos, para limitar o número de chamadas. Cada resposta traz um número aleatório (`X-Request-Id`), que fica nos registros técnicos do servidor. Das páginas mais vistas conta-se quantas vezes foram abertas por dia, sem dizer por quem.',
    '## O que fica no seu dispositivo',
    'O console não usa cookies. O código da sessão fica só na memória; o navegador guarda:',
    deviceValues
      .map(({ what, prefix }) => `- ${what}${staysOnDevice(prefix) ? ' (continua depois de **Sair**)' : ''};`)
      .join('\n')
      .replace(/;$/, '.'),
    '**Sair** apaga todo o resto.',
    ...(ads
      ? [
          '## Anúncios',
          'Este site mostra anúncios do Google a quem os permite. O anúncio é um documento à parte: só depois da sua resposta o Google é chamado, recebe o seu endereço IP e o deste site e pode guardar cookies dele. Ele não lê o console nem o que está guardado nele. A escolha muda a qualquer hora, embaixo do anúncio.',
        ]
      : []),
  ].join('\n\n')
}

function howLong({ tables }: PersonalTopic): string {
  const each = tables.map((table) => ({ called: table.called, words: wordsOfTable(table) }))
  const all = new Set(each.map(({ words }) => words))
  const words =
    all.size === 1
      ? [...all][0]!
      : [...groupByWords(each)].map(([kept, names]) => `${names.join(', ')}: ${kept}`).join('; ')
  return [capitalised(words), ...endings(tables)].join('. ')
}

/** The tables that stay equally long are named together. */
function groupByWords(each: readonly { readonly called: string; readonly words: string }[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const { called, words } of each) groups.set(words, [...(groups.get(words) ?? []), called])
  return groups
}

const wordsOfTable = ({ kept }: PersonalTable): string => kept.map(wordsOf).join('; ')

function endings(tables: readonly PersonalTable[]): string[] {
  return tables.some(({ ends }) => ends === 'anonymised') ? ['Excluída a conta, fica sem o seu nome'] : []
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
