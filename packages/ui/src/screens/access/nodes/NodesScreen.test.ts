import { expect, test } from 'vitest'
import { treeOf } from './NodesScreen.tsx'

const node = (name: string, parent = '') => ({ name, parent })

test('treeOf lists each menu entry below its parent, with its level', () => {
  const rows = [node('ADDM', 'Oracle'), node('Oracle', 'Databases'), node('Hosts'), node('Databases')]
  expect(treeOf(rows).map(([{ name }, level]) => `${level} ${name}`)).toEqual([
    '0 Hosts',
    '0 Databases',
    '1 Oracle',
    '2 ADDM',
  ])
})

test('treeOf lists every entry once if parents are missing, repeated or form a circle', () => {
  const rows = [node('A', 'B'), node('B', 'A'), node('C', 'gone'), node('D', 'D'), node('A', 'C')]
  expect(treeOf(rows)).toHaveLength(rows.length)
})
