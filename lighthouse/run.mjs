// Six pages of the demonstration as Lighthouse sees them on a slow phone, signed in where they ask for it. Prints the scores
// beside their goals and ends with 1 where one is not met, with what was found.
import lighthouse from 'lighthouse'
import puppeteer from 'puppeteer-core'
import { chromium } from 'playwright-core'
import { launchOptionsOf } from '../e2e/src/browser.ts'
import { LEAGUE, TOURNAMENT, tournamentMatch } from '../e2e/src/demonstration.ts'
import { device, signIn, tokenOf } from '../e2e/src/people.ts'
import { ADMIN, launchService } from '../e2e/src/service.ts'

const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

const service = await launchService('0')
// Only Playwright knows where its own browser is.
const { args, executablePath = chromium.executablePath() } = launchOptionsOf(process.env.E2E_BROWSER)
const browser = await puppeteer.launch({ executablePath, args, headless: 'shell' })
try {
  const page = await browser.newPage()
  const results = []
  for (const [name, path] of [
    ['welcome', '/'],
    ['login', '/login'],
  ])
    results.push(await measure(page, name, path))
  await rememberSession(page)
  for (const [name, path] of await signedInPages()) results.push(await measure(page, name, path))
  process.exitCode = report(results) ? 0 : 1
} finally {
  await browser.close()
  await service.stop()
}

/** The demonstration depends on the day: who scores and who plays now is asked for. */
async function signedInPages() {
  const token = await tokenOf(service.url, ADMIN)
  const ask = async (path) => {
    const answer = await fetch(`${service.url}/api/v1/${path}`, { headers: { authorization: `Bearer ${token}` } })
    return answer.json()
  }
  const [scorer] = (await ask(`campeonatos/${LEAGUE}/artilheiros`)).data
  const live = await tournamentMatch(ask, 'ao_vivo')
  return [
    ['dashboard', '/dashboard'],
    ['live match', `/campeonatos/${TOURNAMENT}/jogos/${live.id}/aovivo`],
    ['table', `/campeonatos/${LEAGUE}/tabela`],
    ['player', `/jogadores/${scorer.player.id}`],
  ]
}

async function rememberSession(page) {
  const stored = device(await signIn(service.url, ADMIN))
  await page.goto(`${service.url}/login`)
  await page.evaluate((given) => {
    for (const [name, value] of Object.entries(given)) localStorage.setItem(name, value)
  }, stored)
}

async function measure(page, name, path) {
  const flags = { onlyCategories: Object.keys(GOALS), disableStorageReset: true, logLevel: 'error' }
  const { lhr } = await lighthouse(service.url + path, flags, undefined, page)
  if (lhr.runtimeError) throw new Error(`${name}: ${lhr.runtimeError.message}`)
  // The error page would have good scores as well.
  const title = await page.title()
  if (lhr.finalDisplayedUrl !== service.url + path || title.startsWith('Página não encontrada'))
    throw new Error(`${name}: ${lhr.finalDisplayedUrl} shows “${title}”`)
  const scores = Object.fromEntries(
    Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
  )
  const { benchmarkIndex } = lhr.environment
  return { name, shown: lhr.finalDisplayedUrl, scores, benchmarkIndex, faults: faultsOf(lhr, scores) }
}

/** What took points away in the categories whose goal is not met. */
function faultsOf({ categories, audits }, scores) {
  return Object.entries(GOALS)
    .filter(([id, goal]) => scores[id] < goal)
    .flatMap(([id]) =>
      categories[id].auditRefs
        .filter(({ id: audit, weight }) => weight > 0 && audits[audit].score !== null && audits[audit].score < 0.9)
        .map(({ id: audit }) => `${id}: ${audits[audit].title} ${audits[audit].displayValue ?? ''}`.trim()),
    )
}

function report(results) {
  const columns = Object.entries(GOALS)
  const speeds = results.map(({ benchmarkIndex }) => benchmarkIndex)
  // By the same measure an ordinary laptop has 1500 to 2000.
  console.log(`\nspeed of this machine, as Lighthouse measures it: ${Math.min(...speeds)} to ${Math.max(...speeds)}`)
  console.log(`\n${'page'.padEnd(14)}${columns.map(([id, goal]) => `${id} ≥ ${goal}`.padStart(22)).join('')}`)
  for (const { name, scores, shown, faults } of results) {
    console.log(`${name.padEnd(14)}${columns.map(([id]) => String(scores[id]).padStart(22)).join('')}   ${shown}`)
    for (const fault of faults) console.log(`  ${fault}`)
  }
  return results.every(({ scores }) => columns.every(([id, goal]) => scores[id] >= goal))
}
