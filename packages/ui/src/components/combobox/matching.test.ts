import { expect, it } from 'vitest'
import { matching } from './matching.ts'

const choices = ['New Milan', 'São Paulo', 'Milan', 'Torino'].map((value) => ({ value, label: value }))
const found = (text: string) => matching(choices, text).map((choice) => choice.value)

it('takes all where nothing is asked', () => {
  expect(found('  ')).toEqual(['New Milan', 'São Paulo', 'Milan', 'Torino'])
})
it('minds neither case nor accents', () => {
  expect(found('SAO p')).toEqual(['São Paulo'])
})
it('puts what begins with the text first', () => {
  expect(found('milan')).toEqual(['Milan', 'New Milan'])
})
it('reads signs of regular expressions as signs', () => {
  expect(found('.*')).toEqual([])
})
