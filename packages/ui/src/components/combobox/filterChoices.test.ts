import { expect, it } from 'vitest'
import { filterChoices } from './ComboboxPopup.tsx'

const choices = ['New Milan', 'São Paulo', 'Milan', 'Torino'].map((value) => ({ value, label: value }))
const found = (text: string) => filterChoices(choices, text).map((choice) => choice.value)

it('returns all choices for blank text', () => {
  expect(found('  ')).toEqual(['New Milan', 'São Paulo', 'Milan', 'Torino'])
})
it('ignores case and accents', () => {
  expect(found('SAO p')).toEqual(['São Paulo'])
})
it('lists prefix matches first', () => {
  expect(found('milan')).toEqual(['Milan', 'New Milan'])
})
it('treats regular expression syntax as literal text', () => {
  expect(found('.*')).toEqual([])
})
