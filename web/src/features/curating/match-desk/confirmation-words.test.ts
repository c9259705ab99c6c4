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

it('says who confirmed an event and who saw it otherwise, to both', () => {
  const event = {
    by: 'Rui',
    confirmations: [
      { by: 'Bia', said: null },
      { by: 'Caio', said },
    ],
  }
  expect(confirmationStates(event, 'Rui', true)).toEqual([
    { tone: 'ok', words: 'Confirmado por Bia' },
    { tone: 'warn', words: "Caio viu diferente: 39' · Gol · Ana" },
  ])
  expect(confirmationStates(event, 'Caio', true)[1]!.words).toBe("Você viu diferente: 39' · Gol · Ana")
})

it('says at whose desk alone an event is, once there are two', () => {
  const event = { by: 'Rui', confirmations: [] }
  expect(confirmationStates(event, 'Rui', true)).toEqual([{ tone: 'warn', words: 'Só na sua mesa' }])
  expect(confirmationStates(event, 'Bia', true)[0]!.words).toBe('Só na mesa de Rui')
  expect(confirmationStates(event, 'Rui', false)).toEqual([])
  expect(confirmationStates({ by: null, confirmations: [] }, 'Rui', true)).toEqual([])
})
