import type { LivePage, LineupsPage, MatchPage, OfficialsPage } from '@meio-campo/contract'
import { expectErrorPage, heading } from '../../src/page-checks.ts'
import { matchAddress, lastMatch, LEAGUE, nameOf, tournamentMatch, type Matches } from '../../src/demonstration.ts'
import { expect, test } from '../../src/test.ts'

// On the demonstration: what a page shows is compared with what the API answers at the same moment.

test.describe('a match', () => {
  test('its score, its events, the past between the two, and what it did to the table', async ({ user, ask }) => {
    const match = await lastMatch(ask)
    const { data } = await ask<{ data: MatchPage }>(matchAddress(match).slice(1))
    await user.goto(matchAddress(match))
    await expect(heading(user, nameOf(match))).toBeVisible()
    const board = user.getByRole('region', { name: 'Placar' })
    await expect(board).toContainText(
      `${match.home.name} ${match.score!.home} × ${match.score!.away} ${match.away.name}`,
    )
    await expect(user.getByRole('list', { name: 'Lances' }).getByRole('listitem')).toHaveCount(data.events.length)
    const past = user.getByRole('region', { name: 'Confronto direto' })
    await expect(past).toContainText(`Vitórias: ${match.home.name}`)
    await expect(past).toContainText(
      data.headToHead.played === 1 ? '1 encontro' : `${data.headToHead.played} encontros`,
    )
    await expect(user.getByRole('region', { name: 'Na tabela' })).toContainText(`${data.positions!.home.after}º`)
    await expect(user.getByRole('table', { name: 'Estatísticas' })).toContainText(
      `${data.statistics[0]!.home!.possession}%`,
    )
  })

  test('before it: form, season, scorers and a marked estimate; after it: what it changed, with its proof', async ({
    user,
    ask,
  }) => {
    const next = await tournamentMatch(ask, 'agendado')
    const { data: before } = await ask<{ data: MatchPage }>(matchAddress(next).slice(1))
    await user.goto(matchAddress(next))
    const form = user.getByRole('region', { name: 'Últimos cinco jogos' })
    await expect(form.getByRole('link')).toHaveCount(
      before.preview!.home.form.length + before.preview!.away.form.length,
    )
    const season = user.getByRole('table', { name: 'A campanha dos dois times, lado a lado' })
    await expect(season.getByRole('row', { name: /Posição/ })).toContainText(`${before.preview!.home.season.position}º`)
    await expect(user.getByRole('region', { name: 'Provável escalação' })).toContainText('Estimativa')

    const { data: over } = await ask<Matches>(
      `jogos?campeonato=${next.competition.id}&situacao=encerrado&sort=-kickoff&limit=20`,
    )
    for (const match of over) {
      const { data } = await ask<{ data: MatchPage }>(matchAddress(match).slice(1))
      const run = data.aftermath!.find(({ matches }) => matches.length > 1)
      if (!run) continue
      await user.goto(matchAddress(match))
      const changed = user.getByRole('region', { name: 'O que o resultado mudou' })
      await expect(changed.getByRole('listitem').filter({ hasText: run.sentence }).first()).toBeVisible()
      await changed.getByText(`Ver ${run.matches.length} jogos`).first().click()
      await expect(changed.getByRole('link').first()).toBeVisible()
      return
    }
    throw new Error('none of the last twenty matches of the tournament made a run')
  })

  test('its pages are tabs, and each is a call', async ({ user, ask }) => {
    const match = await lastMatch(ask)
    await user.goto(matchAddress(match))
    const tabs = user.getByRole('navigation', { name: 'Páginas do jogo' })
    for (const [name, position] of [
      ['Ao vivo', 'aovivo'],
      ['Escalação', 'escalacao'],
      ['Árbitros', 'arbitros'],
    ]) {
      await tabs.getByRole('link', { name: name! }).click()
      await expect(heading(user, name!)).toBeVisible()
      await expect(tabs.getByRole('link', { name: name! })).toHaveAttribute('aria-current', 'page')
      await expect(user.getByRole('contentinfo')).toContainText(`/api/v1${matchAddress(match)}/${position}`)
    }
    await expect(user.getByRole('link', { name: 'Mesa ao vivo' })).toHaveCount(0)
    await user.getByRole('link', { name: 'Sugerir correção' }).click()
    await expect(heading(user, 'Configurar jogo')).toBeVisible()
  })

  test('lists events newest first; each kind of event has its own address', async ({ user, ask }) => {
    const match = await lastMatch(ask)
    const { data } = await ask<{ data: LivePage }>(`${matchAddress(match).slice(1)}/aovivo`)
    await user.goto(`${matchAddress(match)}/aovivo`)
    const events = user.getByRole('list', { name: 'Lances' }).getByRole('listitem')
    await expect(events).toHaveCount(data.events.length)
    await user.getByRole('radio', { name: 'Gols' }).click()
    await expect(user).toHaveURL(/lances=gols/)
    const goals = data.events.filter(({ type }) => /goal|penalty|shootout/i.test(type))
    await expect(events).toHaveCount(goals.length)
    await user.goBack()
    await expect(events).toHaveCount(data.events.length)
  })

  test('once over it can be watched again, and is not taken for a live one', async ({ user, ask }) => {
    const match = await lastMatch(ask)
    await user.goto(`${matchAddress(match)}/aovivo`)
    await user.getByRole('button', { name: 'Rever o jogo' }).click()
    const board = user.getByRole('region', { name: 'Placar' })
    await expect(board).toContainText('Reprise')
    await expect(board).not.toContainText('Ao vivo')
    await user.getByRole('slider', { name: 'Minuto do jogo' }).fill('0')
    await expect(board).toContainText(`${match.home.name} 0 × 0 ${match.away.name}`)
    await user.getByRole('slider', { name: 'Minuto do jogo' }).press('End')
    await expect(board).toContainText(
      `${match.home.name} ${match.score!.home} × ${match.score!.away} ${match.away.name}`,
    )
    await expect(board).toContainText('Encerrado')
  })

  test('a lost connection is shown, and missed events appear when it is back', async ({ user, ask }) => {
    // The match that began last lasts longer than this test.
    const match = await tournamentMatch(ask, 'ao_vivo')
    // Without the stream the page polls.
    await user.route('**/api/v1/ao-vivo?*', (route) => route.abort())
    await user.goto(`${matchAddress(match)}/aovivo`)
    await expect(user.getByText('Atualiza sozinho')).toBeVisible()
    await user.route('**/aovivo?*', (route) => route.abort())
    await expect(user.getByText(/^Sem notícias do jogo desde/)).toBeVisible({ timeout: 20_000 })
    await user.unroute('**/aovivo?*')
    await expect(user.getByText(/^Conexão retomada às/)).toBeVisible({ timeout: 20_000 })
  })

  test('both line-ups, the benches and the changes', async ({ user, ask }) => {
    const match = await lastMatch(ask)
    const { data } = await ask<{ data: LineupsPage }>(`${matchAddress(match).slice(1)}/escalacao`)
    await user.goto(`${matchAddress(match)}/escalacao`)
    for (const lineup of [data.home!, data.away!]) {
      const starters = user.getByRole('list', { name: new RegExp(`^Titulares: ${lineup.team.name}`) })
      await expect(starters.getByRole('listitem')).toHaveCount(lineup.starters.length)
      const bench = user.getByRole('list', { name: `Banco: ${lineup.team.name}` })
      await expect(bench.getByRole('listitem')).toHaveCount(lineup.bench.length)
    }
    const changed = [...data.home!.bench, ...data.away!.bench].find(({ cameOn }) => cameOn !== null)!
    await expect(user.getByRole('region', { name: 'Substituições' })).toContainText(changed.person.name)
  })

  test('the officials, with their numbers', async ({ user, ask }) => {
    const match = await lastMatch(ask)
    const { data } = await ask<{ data: OfficialsPage }>(`${matchAddress(match).slice(1)}/arbitros`)
    await user.goto(`${matchAddress(match)}/arbitros`)
    const rows = user.getByRole('table', { name: 'Arbitragem' }).getByRole('row')
    await expect(rows).toHaveCount(data.officials.length + 1)
    const referee = data.officials.find(({ role }) => role === 'referee')!
    const row = rows.filter({ hasText: referee.person.name })
    await expect(row).toContainText('Árbitro')
    await expect(row.getByRole('cell').nth(2)).toContainText(String(referee.numbers.played))
  })

  test('shows that there are no line-ups', async ({ user, ask }) => {
    // Line-ups are known an hour before; the last one to come is days away.
    const match = await tournamentMatch(ask, 'agendado')
    await user.goto(`${matchAddress(match)}/escalacao`)
    await expect(user.getByText('Sem escalação para este jogo')).toBeVisible()
  })

  test('an unknown one is the error page', async ({ user }) => {
    await expectErrorPage(user, `/campeonatos/${LEAGUE}/jogos/nao_existe`)
    await expectErrorPage(user, `/campeonatos/${LEAGUE}/jogos/nao_existe/escalacao`)
  })
})
