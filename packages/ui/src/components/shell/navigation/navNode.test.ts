import { expect, it } from 'vitest'
import { menuSample } from './menuSample.ts'
import { pathTo } from './navNode.ts'

it('finds the way down to a page', () => {
  expect(pathTo(menuSample, 'cpu-time')).toEqual(['databases-branch', 'oracle-branch', 'cpu-time'])
})
it('finds no way to what is not there', () => {
  expect(pathTo(menuSample, 'nowhere')).toEqual([])
  expect(pathTo(menuSample, null)).toEqual([])
})
