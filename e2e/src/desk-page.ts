import { expect, type Page } from '@playwright/test'
import { makeMatch, type OwnMatch } from './own-match.ts'

export const deskOf = ({ competition, match }: OwnMatch) => `/campeonatos/${competition}/jogos/${match}/settings`
export const score = (page: Page) => page.getByRole('region', { name: 'Placar da mesa' })
export const events = (page: Page) => page.getByRole('list', { name: 'Lances da mesa' }).getByRole('listitem')
export const actions = (page: Page) => page.getByRole('group', { name: 'Registrar um lance' })
export const eventButton = (page: Page, name: string) => actions(page).getByRole('button', { name })
/** The button of a count, which names the count as it stands. */
export const countButton = (page: Page, what: string, team: string, times: number) =>
  page.getByRole('button', { name: `Contar ${what}: ${team}, ${times}`, exact: true })

/** Starts the match of the desk that is open; its clock runs. */
export async function beginMatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Começar o jogo' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
}

/** The desk of a separate match that has begun. */
export async function openBegunDesk(page: Page, baseURL: string): ReturnType<typeof makeMatch> {
  const made = await makeMatch(baseURL)
  await page.goto(deskOf(made))
  await beginMatch(page)
  return made
}

/** An event entered with taps only: type, side, player. */
export async function tapEvent(page: Page, type: string, team: string, player = 0): Promise<void> {
  await eventButton(page, type).first().click()
  await page.getByRole('button', { name: team, exact: true }).click()
  await page
    .getByRole('list', { name: `Jogadores do ${team}` })
    .getByRole('button')
    .nth(player)
    .click()
}

/** Takes the first players of a squad into an empty line-up. */
export async function startLineup(page: Page, team: string, players: number): Promise<void> {
  await page.getByRole('button', { name: `Começar vazia a do ${team}` }).click()
  const squad = page.getByRole('region', { name: `Elenco do ${team}` }).getByRole('button')
  for (let count = 0; count < players; count += 1) await squad.first().click()
}
