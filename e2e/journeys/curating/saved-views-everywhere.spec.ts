import { FILTERED_LISTS, type FilteredList } from '@meio-campo/contract/rules'
import { expectNoViolations } from '../../src/axe.ts'
import { LEAGUE } from '../../src/demonstration.ts'
import { tokenOf } from '../../src/people.ts'
import { ADMIN } from '../../src/service.ts'
import { expect, test } from '../../src/test.ts'

const team = '/times/flamengo'
const player = '/jogadores/{player}'
const league = `/campeonatos/${LEAGUE}`
const imports = '/settings?aba=importacoes&parte='

/** Where each list is, what is saved of it, and what its address holds when that is opened. */
const lists: Readonly<Record<FilteredList, readonly [path: string, query: string, opened?: string]>> = {
  jogadores: ['/jogadores', 'posicao=goleiro'],
  'jogadores/jogos': [player, 'adversario=bahia'],
  'jogadores/cartoes': [`${player}/cartoes`, `campeonato=${LEAGUE}`],
  'jogadores/numeros': [`${player}?ver=numeros`, `campeonato=${LEAGUE}`],
  tecnicos: ['/tecnicos', 'nacionalidade=BR'],
  times: ['/times', 'tipo=clube'],
  'times/jogos': [`${team}/jogos`, 'local=casa&ver=proximos'],
  'times/campeonatos': [`${team}/campeonatos`, 'temporada=2025'],
  'times/transferencias': [`${team}/transferencias`, 'sentido=chegadas'],
  'times/numeros': [`${team}?ver=numeros`, 'com=bahia'],
  jogos: ['/jogos/2026-05-10', 'situacao=encerrado'],
  campeonatos: ['/campeonatos', 'tipo=copa'],
  'campeonatos/jogos': [`${league}/jogos`, 'situacao=encerrado&ver=data'],
  'campeonatos/tabela': [`${league}/tabela`, 'local=fora'],
  'campeonatos/artilheiros': [`${league}/artilheiros`, 'time=bahia&local=casa', 'artilheiros/casa'],
  'campeonatos/cartoes': [`${league}/cartoes`, 'data=2026-05&cor=vermelho', 'cartoes/2026-05/vermelho'],
  'campeonatos/numeros': [`${league}?ver=numeros`, 'de=times'],
  streamings: ['/streamings', 'gratis=true'],
  'streamings/jogos': ['/streamings/globoplay/jogos', 'situacao=encerrado'],
  confederacoes: ['/confederacoes', 'q=baiana'],
  'confederacoes/jogos': ['/confederacoes/cbf/jogos', 'situacao=encerrado'],
  'confederacoes/times': ['/confederacoes/cbf/times', 'tipo=clube'],
  'confederacoes/campeonatos': ['/confederacoes/cbf/campeonatos', 'q=copa'],
  'api/registros': ['/api?aba=registros', 'status=4xx'],
  'push/entregas': ['/push?aba=entregas', 'situacao=falhou'],
  'settings/usuarios': ['/settings?aba=usuarios', 'filtro=admins'],
  'settings/auditoria': ['/settings?aba=auditoria', 'grupo=users'],
  'settings/historico': ['/settings?aba=auditoria&lista=historico', 'desde=2026-05-10'],
  'settings/mensagens': ['/settings?aba=site&secao=mensagens', 'situacao=todas'],
  'settings/sugestoes': ['/settings?aba=sugestoes', 'fila=aceita'],
  'settings/divergencias': [`${imports}divergencias`, 'decididas=true'],
  'settings/nomes': [`${imports}nomes`, 'decididas=true'],
  'settings/duplicados': [`${imports}duplicados`, 'registros=team&pares=juntados&espera=descartados&alertas=vistos'],
  'settings/qualidade': ['/settings?aba=qualidade', 'ordem=-alerts&alertas=vistos'],
}

const PARTS = 4
const size = Math.ceil(FILTERED_LISTS.length / PARTS)

for (let part = 0; part < PARTS; part += 1)
  test(`every list with filters has its views, part ${part + 1} of ${PARTS}`, async ({
    admin: page,
    address,
    cast,
  }) => {
    test.setTimeout(180_000)
    const authorization = `Bearer ${await tokenOf(address, ADMIN)}`
    const send = (method: string, path: string, body?: object) =>
      fetch(`${address}/api/v1/visoes${path}`, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
    for (const list of FILTERED_LISTS.slice(part * size, (part + 1) * size)) {
      await test.step(list, async () => {
        const [path, query, opened] = lists[list]
        const name = `Visão ${Math.random().toString(36).slice(2, 8)}`
        const answer = await send('POST', '', { list, name, query })
        expect(answer.ok, `${list}: ${answer.status}`).toBe(true)
        const { data } = (await answer.json()) as { data: { id: string } }
        await page.goto(path.replace('{player}', cast.player.id))
        await page.getByRole('button', { name: /^Visões$|^Visão:/ }).click()
        await page.getByRole('menuitem', { name, exact: true }).click()
        await expect(page.getByRole('button', { name: `Visão: ${name}` }), list).toBeVisible()
        const { href } = new URL(page.url())
        for (const piece of opened ? [opened] : query.split('&')) expect(href, list).toContain(piece)
        for (const piece of path.split('?')[1]?.split('&') ?? []) expect(href, list).toContain(piece)
        if (list.startsWith('settings/')) await expectNoViolations(page, list)
        await send('DELETE', `/${data.id}`)
      })
    }
  })
