import type { AddressInfo } from 'node:net'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Session } from '@meio-campo/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { dayAt } from '../../../platform/time/today.ts'
import { insertSmallSeason, LIVE, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let owner: Session
let address: URL
beforeAll(async () => {
  test = await createTestApp()
  owner = await test.registerAdmin()
  await insertSmallSeason(test.database, dayAt(test.context.now()))
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  address = new URL(`http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}/mcp`)
})
afterAll(() => test.close())

async function makeKey(body: object = {}): Promise<string> {
  const answer = await test.call('POST', '/api/v1/chaves', { as: owner, body: { name: 'Assistente', ...body } })
  return answer.body.data.secret
}

async function connect(key: string): Promise<Client> {
  const client = new Client({ name: 'teste', version: '1.0.0' })
  const requestInit = { headers: { authorization: `Bearer ${key}` } }
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit }))
  return client
}

async function use(client: Client, name: string, args: object = {}) {
  const result = await client.callTool({ name, arguments: { ...args } })
  const [content] = result.content as { text: string }[]
  return { failed: result.isError === true, text: content!.text }
}
/** What a tool answers, as the API would have. */
async function read(client: Client, name: string, args: object = {}) {
  const { failed, text } = await use(client, name, args)
  expect([name, failed, failed && text]).toEqual([name, false, false])
  return JSON.parse(text)
}

it('lists its tools in few enough words to be read whole', async () => {
  const { tools } = await (await connect(await makeKey())).listTools()
  expect(JSON.stringify(tools).length).toBeLessThan(72_000)
  for (const { name, outputSchema } of tools) {
    // Each still says what it answers, down to the fields.
    expect([name, Object.keys(outputSchema!.properties!)]).toEqual([name, expect.arrayContaining(['data'])])
    expect(outputSchema!.required).toContain('data')
  }
  const { outputSchema } = tools.find(({ name }) => name === 'changes')!
  expect(outputSchema!['$defs']).toMatchObject({
    Match: {
      required: expect.arrayContaining(['status']),
      properties: { status: { enum: expect.arrayContaining(['finished']) }, minute: { type: ['integer', 'null'] } },
    },
  })
  expect(outputSchema!['$defs']).not.toHaveProperty('MatchStatistics')
})

it('answers every tool with what the API answers', async () => {
  const key = await makeKey()
  const client = await connect(key)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).toSorted()).toEqual(
    [
      'changes',
      'head_to_head',
      'lineups',
      'match_events',
      'matches',
      'player',
      'players',
      'scorers',
      'search',
      'squad',
      'standings',
      'team',
    ].toSorted(),
  )
  expect(tools.every(({ description, annotations }) => description && annotations?.readOnlyHint)).toBe(true)

  const found = await read(client, 'search', { query: 'bahía' })
  expect(found.data[0]).toMatchObject({ kind: 'team', id: 'bahia' })

  const table = await read(client, 'standings', { competition: 'liga', season: '2026' })
  const api = await test.app.inject({
    url: '/api/v1/campeonatos/liga/tabela?temporada=2026',
    headers: { authorization: `Bearer ${key}` },
  })
  expect(table).toEqual(api.json())
  expect(table.data.phases[0].groups[0].rows[0].team.id).toBe('bahia')

  const ids = async (args: object) => (await read(client, 'matches', args)).data.map(({ id }: { id: string }) => id)
  expect(await ids({})).toContain(LIVE)
  expect(await ids({ competition: 'liga', status: 'encerrado', season: '2026' })).toContain(PLAYED)
  expect(await ids({ team: 'santos' })).not.toContain(PLAYED)

  expect((await read(client, 'scorers', { competition: 'liga' })).competition.id).toBe('liga')
  const meetings = await read(client, 'head_to_head', { team: 'bahia', opponent: 'palmeiras' })
  expect(meetings.headToHead).toMatchObject({ opponent: { id: 'palmeiras' }, played: 2, won: 1, lost: 1 })
  expect((await read(client, 'lineups', { competition: 'liga', match: PLAYED })).data.match.id).toBe(PLAYED)

  const { cursor } = await read(client, 'changes')
  await test.database.updateTable('teams').set({ nickname: 'Tricolor' }).where('id', '=', 'bahia').execute()
  const changed = await read(client, 'changes', { cursor, kinds: 'team' })
  expect(changed.data.map(({ record }: { record: { id: string } }) => record.id)).toEqual(['bahia'])
  await client.close()
})

it('answers with structure, as the schema of each tool says', async () => {
  const client = await connect(await makeKey())
  const { tools } = await client.listTools()
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv, ['date-time', 'date'])
  const player = (
    await test.database
      .selectFrom('people')
      .select('id')
      .where(sql<boolean>`'player' = any(roles)`)
      .executeTakeFirstOrThrow()
  ).id
  const calls: Readonly<Record<string, object>> = {
    search: { query: 'bahia' },
    standings: { competition: 'liga', season: '2026' },
    matches: { competition: 'liga', season: '2026' },
    scorers: { competition: 'liga' },
    head_to_head: { team: 'bahia', opponent: 'palmeiras' },
    match_events: { competition: 'liga', match: PLAYED },
    team: { team: 'bahia' },
    squad: { team: 'bahia' },
    players: { limit: 5 },
    player: { player },
    lineups: { competition: 'liga', match: PLAYED },
    changes: {},
  }
  for (const { name, inputSchema, outputSchema } of tools) {
    expect([name, inputSchema.type, outputSchema?.type]).toEqual([name, 'object', 'object'])
    // The package's client has checked it against the schema already, and throws where it does not fit.
    const { structuredContent, content, isError } = await client.callTool({ name, arguments: { ...calls[name] } })
    expect([name, isError ?? false]).toEqual([name, false])
    expect(structuredContent).toEqual(JSON.parse((content as { text: string }[])[0]!.text))
    const check = ajv.compile(strictly(outputSchema) as object)
    expect([name, check(structuredContent), check.errors]).toEqual([name, true, null])
  }
  const told = await read(client, 'match_events', calls['match_events'])
  expect(Object.keys(told.data)).toEqual(expect.arrayContaining(['home', 'away', 'score', 'events', 'officials']))
  expect(told.data).not.toHaveProperty('headToHead')
  await client.close()
})

/** Fields that a schema does not know are a mistake here, though readers must tolerate them. */
function strictly(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strictly)
  if (typeof node !== 'object' || node === null) return node
  const fields = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, strictly(value)]))
  return 'properties' in fields && fields['type'] === 'object' ? { ...fields, additionalProperties: false } : fields
}

it('has prompts in Portuguese, which name only tools that there are', async () => {
  const client = await connect(await makeKey())
  const { prompts } = await client.listPrompts()
  const { tools } = await client.listTools()
  const names = new Set(tools.map(({ name }) => name))
  expect(prompts.map(({ name }) => name)).toEqual([
    'resumo_da_rodada',
    'previa_do_jogo',
    'cronica_do_jogo',
    'perfil_do_jogador',
  ])
  for (const { name, arguments: asked = [] } of prompts) {
    const given = Object.fromEntries(asked.map((each) => [each.name, `um ${each.name}`]))
    const { messages } = await client.getPrompt({ name, arguments: given })
    const { text } = messages[0]!.content as { text: string }
    for (const value of Object.values(given)) expect(text).toContain(value)
    const named = [...text.matchAll(/`([a-z_]+)`/g)].map(([, word]) => word!).filter((word) => word !== 'demo')
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((word) => !names.has(word))).toEqual([])
  }
  await expect(client.getPrompt({ name: 'resumo_da_rodada', arguments: {} })).rejects.toThrow(
    'campeonato: Falta este campo.',
  )
  await expect(client.getPrompt({ name: 'nada' })).rejects.toThrow('Não há o pedido `nada`. Há: resumo_da_rodada')
  await client.close()
})

it('has records as resources, with the answers of the API', async () => {
  const key = await makeKey()
  const client = await connect(key)
  const { resources } = await client.listResources()
  const { resourceTemplates } = await client.listResourceTemplates()
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(
    expect.arrayContaining(['meio-campo://times/{id}', 'meio-campo://campeonatos/{id}/jogos/{idjogo}']),
  )
  const readUri = async (uri: string) => {
    const { contents } = await client.readResource({ uri })
    const [content] = contents as { uri: string; mimeType: string; text: string }[]
    expect([content!.uri, content!.mimeType]).toEqual([uri, 'application/json'])
    return JSON.parse(content!.text)
  }
  for (const { uri } of resources) expect((await readUri(uri)).data).toBeInstanceOf(Array)
  const authorization = `Bearer ${key}`
  for (const path of [
    'times/bahia',
    'times/bahia/elenco',
    'campeonatos/liga/tabela',
    `campeonatos/liga/jogos/${PLAYED}`,
  ]) {
    const api = await test.app.inject({ url: `/api/v1/${path}`, headers: { authorization } })
    expect(await readUri(`meio-campo://${path}`)).toEqual(api.json())
  }
  await expect(readUri('meio-campo://times/nenhum')).rejects.toThrow('Não há time “nenhum”.')
  await expect(readUri('meio-campo://chaves')).rejects.toThrow(
    // The package's client says the code before the message, once.
    /^MCP error -32002: Não há o recurso `meio-campo:\/\/chaves`\.$/,
  )
  await expect(readUri('https://exemplo.com/')).rejects.toThrow('Não há o recurso')
  await client.close()
})

it('counts a tool’s call as one call of the key, and the protocol as none', async () => {
  const client = await connect(await makeKey({ limits: { perDay: 3 } }))
  await client.listTools()
  await client.listTools()
  for (let call = 0; call < 3; call += 1) await read(client, 'search', { query: 'santos' })
  const fourth = await use(client, 'search', { query: 'santos' })
  expect(fourth.failed).toBe(true)
  expect(fourth.text).toMatch(/^Cota esgotada: A cota da chave é de 3 chamadas por dia e acabou\./)
  await client.close()
})

it('explains invalid arguments to the assistant', async () => {
  const client = await connect(await makeKey())
  const unknown = await use(client, 'standings', { competition: 'nenhuma' })
  expect([unknown.failed, unknown.text]).toEqual([true, expect.stringContaining('Não encontrado')])
  const wrong = await use(client, 'matches', { date: 'ontem-de-manha' })
  expect(wrong.failed).toBe(true)
  const refused = async (name: string, args: object) => {
    const { failed, text } = await use(client, name, args)
    expect(failed).toBe(true)
    return text
  }
  expect(await refused('standings', { venue: 'lua', rodada: 3 })).toBe(
    [
      'Confira os argumentos:',
      'competition: Falta este campo.',
      'venue: Aceita: casa, fora.',
      'rodada: Campo desconhecido.',
    ].join('\n'),
  )
  expect(await refused('search', { query: 'bahia', limit: 51 })).toContain('limit: No máximo 50.')
  expect(await refused('search', { query: 7 })).toContain('query: Tem de ser um texto.')
  expect(await refused('gols', {})).toMatch(/^Não há a ferramenta `gols`/)
  await client.close()
})

it('shows a test key the demonstration only', async () => {
  const client = await connect(await makeKey({ mode: 'test' }))
  expect((await read(client, 'matches', {})).data).toEqual([])
  const { failed, text } = await use(client, 'matches', { competition: 'liga', season: '2026' })
  expect([failed, text]).toEqual([true, expect.stringContaining('Não há campeonato “liga”.')])
  await client.close()
})

const post = (headers: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  })
const codeOf = (answer: { json(): { code: string } }) => answer.json().code

it('is for keys that may read, and says so to the others', async () => {
  await expect(connect('mc_live_nenhuma')).rejects.toThrow(/Chave inválida|401/)
  const without = await post({})
  expect([without.statusCode, codeOf(without)]).toEqual([401, 'missing_key'])
  expect(without.headers['www-authenticate']).toBe('Bearer realm="Meio-Campo"')
  expect(without.json().detail).toContain('API → Chaves')
  const session = await post({ authorization: `Bearer ${owner.user.token}` })
  expect([session.statusCode, codeOf(session)]).toEqual([401, 'invalid_key'])
  const listener = await post({ authorization: `Bearer ${await makeKey({ scopes: ['live'] })}` })
  expect([listener.statusCode, codeOf(listener)]).toEqual([403, 'missing_scope'])
})

it('refuses pages of other origins, whatever name led them here', async () => {
  const authorization = `Bearer ${await makeKey()}`
  const rebound = await post({ authorization, origin: 'http://mal.exemplo', host: 'mal.exemplo' })
  expect([rebound.statusCode, codeOf(rebound)]).toEqual([403, 'origin_refused'])
  expect((await post({ authorization, origin: 'http://localhost:3000' })).statusCode).toBe(200)
})

it('answers only to POST, and never with the console', async () => {
  for (const method of ['GET', 'DELETE'] as const) {
    const answer = await test.app.inject({ method, url: '/mcp' })
    const { allow } = answer.headers
    expect([answer.statusCode, codeOf(answer), allow]).toEqual([405, 'method_not_allowed', 'OPTIONS, POST'])
  }
})

it('counts every message of a batch, and refuses a large one', async () => {
  const authorization = `Bearer ${await makeKey()}`
  const send = (messages: number) =>
    test.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', authorization },
      payload: Array.from({ length: messages }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' })),
    })
  const large = await send(100)
  expect([large.statusCode, codeOf(large)]).toEqual([400, 'invalid_input'])
  const counted: number[] = []
  const { limits } = test.context
  const counting = vi.spyOn(limits, 'take')
  await send(7)
  for (const [policy, , calls] of counting.mock.calls) if (policy.name === 'mcp') counted.push(calls ?? 1)
  counting.mockRestore()
  expect(counted).toEqual([1, 6])
})
