import { expect, test } from 'vitest'
import { describeFile, insertPicture } from './picture-mark.ts'

test('a picture stands on a line of its own, where the caret was', () => {
  expect(insertPicture('Um. Dois.', 3, '/imagens/a.webp', 'Estádio [novo]\ncheio')).toBe(
    'Um.\n\n![Estádio  novo  cheio](/imagens/a.webp)\n\nDois.',
  )
  expect(insertPicture('', 0, '/imagens/a.webp', 'x')).toBe('![x](/imagens/a.webp)')
})

test('the name of the file begins the description', () => {
  expect(describeFile('torcida_no-estadio.jpeg')).toBe('torcida no estadio')
})
