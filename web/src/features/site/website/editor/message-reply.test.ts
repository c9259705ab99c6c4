import { expect, test } from 'vitest'
import { replyAddress } from './message-reply.ts'

test('nothing in a message can add another field to the mail', () => {
  const address = replyAddress({ email: 'a&cc=x@exemplo.com', subject: 'Oi & tchau?', name: 'Ana' })
  expect(address).toBe(
    'mailto:a%26cc%3Dx@exemplo.com?subject=Re%3A%20Oi%20%26%20tchau%3F&body=Ol%C3%A1%2C%20Ana.%0A%0A',
  )
})
