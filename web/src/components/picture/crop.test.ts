import { expect, test } from 'vitest'
import { cutSide, drawnSize, firstCrop, moveBy, zoomTo } from './crop.ts'

const wide = { width: 2000, height: 1000 }

test('a photo fills the square, a crest is seen whole', () => {
  expect(drawnSize(wide, firstCrop(wide, 'filled').zoom)).toEqual({ width: 2, height: 1 })
  expect(drawnSize(wide, firstCrop(wide, 'whole').zoom)).toEqual({ width: 1, height: 0.5 })
})

test('the square never looks past the edge', () => {
  const filled = firstCrop(wide, 'filled')
  expect(moveBy(wide, filled, 3, 3)).toEqual({ zoom: 2, x: 0.5, y: 0 })
  expect(moveBy(wide, firstCrop(wide, 'whole'), 1, 1)).toEqual({ zoom: 1, x: 0, y: 0 })
})

test('zooming keeps the middle where it is, and stays within bounds', () => {
  const moved = moveBy(wide, firstCrop(wide, 'filled'), 0.25, 0)
  expect(zoomTo(wide, moved, 4)).toEqual({ zoom: 4, x: 0.5, y: 0 })
  expect(zoomTo(wide, moved, 0)).toMatchObject({ zoom: 1, x: 0 })
  expect(zoomTo(wide, moved, 99).zoom).toBe(6)
})

test('no more pixels are made than the picture has, nor than the server keeps', () => {
  expect(cutSide({ width: 300, height: 200 }, 2)).toBe(150)
  expect(cutSide({ width: 6000, height: 4000 }, 1.5)).toBe(1024)
})
