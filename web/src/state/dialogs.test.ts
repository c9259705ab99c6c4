import { expect, test } from 'vitest'
import { dialogStore, showAlert } from './dialogs.ts'

test('the same alert of two failures is shown once, and nothing goes on before it is read', async () => {
  const alert = { title: 'Não foi possível entrar', message: 'E-mail ou senha incorretos.' }
  const read: string[] = []
  const both = ['one', 'other'].map((name) => showAlert(alert).then(() => read.push(name)))
  await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  expect(dialogStore.get()).toHaveLength(1)
  expect(read).toEqual([])
  dialogStore.get()[0]!.settle(false)
  await Promise.all(both)
  expect(read).toEqual(['one', 'other'])
  expect(dialogStore.get()).toEqual([])
})
