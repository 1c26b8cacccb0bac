import { expect, it } from 'vitest'
import { rect } from '../compare/testImages.ts'
import { cropOf } from './crops.ts'

const size = { width: 1200, height: 900 }

it('crops to the change with a margin', () => {
  expect(cropOf([rect(500, 400, 400, 300)], size)).toEqual(rect(476, 376, 448, 348))
})

it('shows new stories whole', () => {
  expect(cropOf([], size)).toEqual(rect(0, 0, 1200, 900))
})

it('shows a minimum area that stays inside the picture', () => {
  expect(cropOf([rect(0, 0, 10, 10)], size)).toEqual(rect(0, 0, 360, 240))
  expect(cropOf([rect(1190, 890, 10, 10)], size)).toEqual(rect(840, 660, 360, 240))
})

it('shows the largest change when changes lie far apart', () => {
  expect(cropOf([rect(0, 0, 10, 10), rect(1000, 700, 60, 60)], size)).toEqual(rect(840, 610, 360, 240))
})
