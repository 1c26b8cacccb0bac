import { expect, it } from 'vitest'
import { aliasOf } from './lookups.ts'

it.each([
  [' Site ', 'Site'],
  ['  ', null],
  // The default of the server, which a translated page shows in its own language.
  ['Location', null],
])('the configured name "%s" of locations is shown as %s', (name, alias) => {
  expect(aliasOf(name)).toBe(alias)
})
