import { expect, test } from 'vitest'
import { asSquare, cutSize, drawnSize, firstCrop, moveBy, zoomTo } from './crop.ts'

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
  expect(cutSize({ width: 300, height: 200 }, 'square', 2)).toEqual({ width: 150, height: 150 })
  expect(cutSize({ width: 6000, height: 4000 }, 'square', 1.5)).toEqual({ width: 1024, height: 1024 })
  expect(cutSize({ width: 1600, height: 1000 }, 'wide', 2)).toEqual({ width: 800, height: 500 })
  expect(cutSize({ width: 6000, height: 4000 }, 'wide', 1)).toEqual({ width: 1024, height: 640 })
})

test('a wide frame is filled by a picture of its own shape, and by no more of another', () => {
  expect(firstCrop(asSquare({ width: 1600, height: 1000 }, 'wide'), 'filled').zoom).toBe(1)
  const tall = asSquare({ width: 1000, height: 1000 }, 'wide')
  expect(drawnSize(tall, firstCrop(tall, 'filled').zoom)).toEqual({ width: 1, height: 1.6 })
})
