import { expect, test, vi } from 'vitest'

test('currencies are named and sorted when they are first offered, not when a page is loaded', async () => {
  const { DisplayNames } = Intl
  const naming = vi.spyOn(Intl, 'DisplayNames').mockImplementation(function (...given) {
    return new DisplayNames(...given)
  })
  vi.resetModules()
  const { currencyChoices } = await import('./currencies.ts')
  expect(naming).not.toHaveBeenCalled()
  const choices = currencyChoices()
  expect(choices[0]).toEqual({ value: 'BRL', label: 'Real brasileiro (BRL)' })
  expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length)
  expect(currencyChoices()).toBe(choices)
  expect(naming).toHaveBeenCalledTimes(1)
  naming.mockRestore()
})
