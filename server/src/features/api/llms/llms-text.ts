import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Document, Operation } from '../../../platform/openapi/document.ts'
import { FIELDS_ENDING } from '../../../platform/openapi/with-fields.ts'

/** The texts of "Obter Ajuda": one source for people and for assistants. */
const FOLDER = join(import.meta.dirname, '../../../../../web/src/console/guides')

interface Guide {
  readonly title: string
  readonly summary: string
  readonly text: string
}

interface Row extends Omit<Guide, 'text'> {
  readonly id: string
  readonly group: string
}

/** The guides about the API, with the addresses of this installation in their examples. */
export async function readApiGuides(address: string): Promise<Guide[]> {
  const rows = JSON.parse(await readFile(join(FOLDER, 'guides.json'), 'utf8')) as Row[]
  return Promise.all(
    rows
      .filter(({ group }) => group === 'API')
      .map(async ({ id, title, summary }) => {
        const text = await readFile(join(FOLDER, `${id}.md`), 'utf8')
        return { title, summary, text: text.replaceAll('{endereco}', address) }
      }),
  )
}

const WHO: Readonly<Record<Operation['x-access'], string>> = {
  open: 'Aberta a todos.',
  user: 'Pede uma conta ou chave.',
  admin: 'Só administração.',
}

/**
 * What an assistant needs to call this installation, as llmstxt.org lays it out: a title, a summary, the documents,
 * then the guides and every operation in a line.
 */
export function writeLlmsText({ info, servers, paths }: Document, guides: readonly Guide[]): string {
  const address = servers[0]!.url
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    // The same call as the one before it, with `fields`.
    path.endsWith(`.${FIELDS_ENDING}`)
      ? []
      : Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const byTag = Object.groupBy(operations, ({ operation }) => operation.tags[0])
  return [
    `# ${info.title}`,
    `> ${info.description}`,
    `A API responde em \`${address}/api/v1\`, em JSON. Mande \`Authorization: Bearer\` com uma chave em toda chamada que não seja aberta. Campos são em inglês; endereços e mensagens, em português. Datas são ISO 8601 em UTC. Toda leitura de futebol aceita \`fields\`, com os campos que se quer (\`fields=home.name,events.player.name\`).`,
    '## Documentos',
    [
      `- [OpenAPI 3.1](${address}/api/v1/openapi.json): cada operação com parâmetros, campos, erros e um exemplo real.`,
      `- MCP: \`POST ${address}/mcp\`, os mesmos dados como ferramentas para assistentes, com a mesma chave.`,
      `- [Estado do serviço](${address}/health): responde sem conta.`,
    ].join('\n'),
    '## Guias',
    ...guides.flatMap(({ title, summary, text }) => [`### ${title}`, summary, deeper(text.trim())]),
    '## Operações',
    ...Object.entries(byTag).flatMap(([tag, members = []]) => [`### ${tag}`, members.map(toLine).join('\n')]),
    '',
  ].join('\n\n')
}

function toLine({ method, path, operation }: { method: string; path: string; operation: Operation }): string {
  const { summary, description, parameters = [] } = operation
  const asked = parameters.filter((each) => each.in === 'query' && each.name !== 'type').map(({ name }) => name)
  return [
    `- \`${method} ${path}\`: ${sentence(summary)}`,
    description && sentence(description),
    asked.length > 0 && `Aceita ${asked.map((name) => `\`${name}\``).join(', ')}.`,
    WHO[operation['x-access']],
  ]
    .filter(Boolean)
    .join(' ')
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** A guide's own headings go below its title; what looks like one inside an example is left alone. */
function deeper(text: string): string {
  let inCode = false
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('```')) inCode = !inCode
      return !inCode && /^#{1,5} /.test(line) ? `#${line}` : line
    })
    .join('\n')
}
