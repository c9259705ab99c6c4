import { expect, it } from 'vitest'
import { nextPartOrder, partOrderIn, tidyPartOrder } from './part-order.ts'

it('steps through the order of one part and leaves the others', () => {
  const once = nextPartOrder('anos.goals', 'temporadas', 'played')
  expect(once).toBe('anos.goals,temporadas.played')
  const twice = nextPartOrder(once, 'temporadas', 'played')
  expect(partOrderIn(twice, 'temporadas')).toBe('-played')
  expect(nextPartOrder(twice, 'temporadas', 'played')).toBe('anos.goals')
  expect(nextPartOrder('anos.-goals', 'anos', 'goals')).toBeUndefined()
})

it('takes of an address only what is an order', () => {
  expect(tidyPartOrder('anos.goals,../x,temporadas.-played,')).toBe('anos.goals,temporadas.-played')
  expect(tidyPartOrder('goals')).toBeUndefined()
  expect(tidyPartOrder(7)).toBeUndefined()
})
