import { expect, it } from 'vitest'
import { confirmationStates } from './confirmation-words.ts'

const said = {
  type: 'goal',
  side: 'home' as const,
  minute: 39,
  added: null,
  player: { id: 'ana', name: 'Ana' },
  related: null,
}

const other = (by: string, own = false) => ({ by, own })

it('says who confirmed an event and who saw it otherwise, to both', () => {
  const event = (isCaio: boolean) => ({
    ...other('Rui', !isCaio),
    confirmations: [
      { ...other('Bia'), said: null },
      { ...other('Caio', isCaio), said },
    ],
  })
  expect(confirmationStates(event(false), true)).toEqual([
    { tone: 'ok', words: 'Confirmado por Bia' },
    { tone: 'warn', words: "Caio viu diferente: 39' · Gol · Ana" },
  ])
  expect(confirmationStates(event(true), true)[1]!.words).toBe("Você viu diferente: 39' · Gol · Ana")
})

it('says at whose desk alone an event is, once there are two', () => {
  const own = { ...other('Rui', true), confirmations: [] }
  expect(confirmationStates(own, true)).toEqual([{ tone: 'warn', words: 'Só na sua mesa' }])
  expect(confirmationStates({ ...own, own: false }, true)[0]!.words).toBe('Só na mesa de Rui')
  expect(confirmationStates(own, false)).toEqual([])
  expect(confirmationStates({ by: null, own: false, confirmations: [] }, true)).toEqual([])
})

it('does not take a namesake for the reader', () => {
  const event = { ...other('Rui', true), confirmations: [{ ...other('Rui'), said: null }] }
  expect(confirmationStates(event, true)).toEqual([{ tone: 'ok', words: 'Confirmado por Rui' }])
})
