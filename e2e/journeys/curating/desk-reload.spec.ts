import type { Match } from '@meio-campo/contract'
import { events, openBegunDesk, score, tapEvent } from '../../src/desk-page.ts'
import { AWAY, HOME } from '../../src/own-match.ts'
import { expect, test } from '../../src/test.ts'

test('undo and redo at the desk outlive F5, with a connection and without', async ({ admin: page, baseURL }) => {
  test.slow()
  const made = await openBegunDesk(page, baseURL!)
  const stored = async () => {
    const answer = await made.api.get(`/api/v1/campeonatos/${made.competition}/jogos/${made.match}`)
    return ((await answer.json()) as { data: Match }).data.score
  }
  const expectScore = (home: number, away: number) =>
    expect(score(page)).toContainText(`${HOME} ${home} × ${away} ${AWAY}`)
  await tapEvent(page, 'Gol', HOME)
  await tapEvent(page, 'Gol', HOME, 1)
  await expectScore(2, 0)
  await page.reload()
  await expectScore(2, 0)
  await page.keyboard.press('z')
  await expectScore(1, 0)
  await expect.poll(stored).toEqual({ home: 1, away: 0 })
  await page.reload()
  await expectScore(1, 0)
  await page.keyboard.press('y')
  await expectScore(2, 0)
  await expect.poll(stored).toEqual({ home: 2, away: 0 })

  // The console must be on the device by then.
  const isKept = () => page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith('console-')))
  await expect.poll(isKept, { timeout: 40_000 }).toBe(true)
  await page.context().setOffline(true)
  await tapEvent(page, 'Gol', AWAY)
  await expectScore(2, 1)
  await page.reload()
  await expectScore(2, 1)
  await page.keyboard.press('z')
  await expectScore(2, 0)
  await page.reload()
  await expectScore(2, 0)
  await page.keyboard.press('y')
  await expectScore(2, 1)
  // What the server has already is taken back without a connection too, and the command waits.
  for (const key of ['z', 'z']) await page.keyboard.press(key)
  await expectScore(1, 0)
  await page.reload()
  await expectScore(1, 0)
  await page.context().setOffline(false)
  await page.reload()
  await expect(page.getByText('Aguardando conexão')).toHaveCount(0)
  await expect.poll(stored).toEqual({ home: 1, away: 0 })
  await expectScore(1, 0)
  for (const key of ['y', 'y']) await page.keyboard.press(key)
  await expectScore(2, 1)
  await expect.poll(stored).toEqual({ home: 2, away: 1 })
  const standing = events(page).filter({ hasText: 'Gol' }).filter({ hasNotText: 'Anulado' })
  await expect(standing).toHaveCount(3)
  await made.api.dispose()
})
