import { expect, it } from 'vitest'
import { menuSample } from '../../../testing/fixtures/menuSample.ts'
import { pathTo } from './NavTree.tsx'

it('pathTo returns the path down to a page', () => {
  expect(pathTo(menuSample, 'cpu-time')).toEqual(['databases-branch', 'oracle-branch', 'cpu-time'])
})
it('pathTo returns an empty path for an unknown page', () => {
  expect(pathTo(menuSample, 'nowhere')).toEqual([])
  expect(pathTo(menuSample, null)).toEqual([])
})
