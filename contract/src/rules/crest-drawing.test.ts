import { expect, test } from 'vitest'
import { crestPatterns, crestShapes } from './crest-choice.ts'
import { drawCrest } from './crest-drawing.ts'

const team = { id: 'santos', name: 'Santos', acronym: 'SAN', colours: ['#ffffff', '#000000'] }

test('every pattern fills every shape with something of its own', () => {
  for (const lettered of [true, false]) {
    const drawn = crestPatterns.map((pattern) => drawCrest(team, { pattern, shape: 'flat', lettered }).pieces)
    expect(new Set(drawn.map((pieces) => JSON.stringify(pieces))).size).toBe(crestPatterns.length)
  }
  const outlines = crestShapes.map((shape) => drawCrest(team, { shape, lettered: false }).outline)
  expect(new Set(outlines).size).toBe(crestShapes.length)
})

test('a large shield has the letters of its team on a band, a small one has neither', () => {
  const large = drawCrest(team, { lettered: true })
  expect(large.letters).toEqual({ text: 'SAN', fill: '#ffffff' })
  expect(large.pieces).toContainEqual({
    tag: 'rect',
    attributes: { x: 0, y: 19, width: 48, height: 17, fill: '#000000' },
  })
  const small = drawCrest(team, { lettered: false })
  expect(small.letters).toBeNull()
  expect(small.pieces).toHaveLength(large.pieces.length - 2)
})

test('the same team is drawn the same way every time', () => {
  expect(drawCrest(team, { lettered: true })).toEqual(drawCrest(team, { lettered: true }))
})
