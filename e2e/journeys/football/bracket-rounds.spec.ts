import { expect, test } from '../../src/test.ts'

test('on a phone the rounds of a knock-out are swiped, and the one in sight is marked', async ({ user }) => {
  await user.setViewportSize({ width: 390, height: 844 })
  await user.goto('/campeonatos/copa_do_brasil/tabela')
  const rounds = user.getByRole('navigation', { name: 'Fases do mata-mata' }).getByRole('button')
  await rounds.first().click()
  await expect(rounds.first()).toHaveAttribute('aria-current', 'true')
  await rounds.nth(1).click()
  await expect(rounds.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(rounds.first()).not.toHaveAttribute('aria-current')
  // As a swipe does: the third round comes to the edge.
  await user.getByRole('region', { name: /^Confrontos/ }).evaluate((box) => {
    const third = box.querySelector('ol')!.children[2]!
    box.scrollBy({ left: third.getBoundingClientRect().left - box.getBoundingClientRect().left, behavior: 'instant' })
  })
  await expect(rounds.nth(2)).toHaveAttribute('aria-current', 'true')
})
