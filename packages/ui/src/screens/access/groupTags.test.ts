import { expect, test } from 'vitest'
import { syncGroupTag } from './GroupsWithoutTag.tsx'

test.each([
  ['', [], 'n', ['n']],
  ['n', ['n'], 'night', ['night']],
  ['night', ['night', 'OU1'], 'nights', ['nights', 'OU1']],
  ['night', ['OU1'], 'nights', ['nights', 'OU1']],
  ['n', ['n'], '', []],
  ['', ['night'], 'night', ['night']],
])('group %j with tags %j renamed to %j gets tags %j', (name, tags, newName, expected) => {
  expect(syncGroupTag({ name, tags }, newName)).toEqual(expected)
})
