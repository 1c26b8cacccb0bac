import { expect, test } from 'vitest'
import { decodeMoves, encodeMoves, type PlanMove } from './planMoves.ts'

const moves: readonly PlanMove[] = [
  { kind: 'move', hostname: 'db-1', cluster: 'vmcl-01', node: 'esx-2' },
  { kind: 'move', hostname: 'db-1', cluster: '', node: '' },
  { kind: 'cores', hostname: 'db-1', cores: 16 },
  { kind: 'pin', hostname: 'db-1', pinned: false },
  { kind: 'leave', hostname: 'db-1' },
  {
    kind: 'add',
    hostname: 'new-1',
    cluster: '',
    node: '',
    cores: 8,
    sockets: 2,
    licenseTypeIDs: ['A1', 'A2'],
  },
  { kind: 'grow', cluster: 'vmcl-01', node: 'esx-9', cpu: -56, sockets: -2 },
  { kind: 'buy', licenseTypeID: 'A1', count: 25 },
]

test('a plan is a readable text', () => {
  const text =
    'move:db-1:vmcl-01:esx-2,move:db-1::,cores:db-1:16,unpin:db-1,leave:db-1,add:new-1:::8:2:A1:A2,' +
    'grow:vmcl-01:esx-9:-56:-2,buy:A1:25'
  expect(encodeMoves(moves)).toBe(text)
  expect(decodeMoves(text)).toEqual(moves)
  expect(decodeMoves('')).toEqual([])
})

test.each(['a,b:c', '\\', '\\:,\\', 'a\\,', 'ünï 日本', ' '])('name %j stays as it is', (name) => {
  const plan: PlanMove[] = [
    { kind: 'move', hostname: name, cluster: name, node: name },
    { kind: 'pin', hostname: name, pinned: true },
  ]
  expect(decodeMoves(encodeMoves(plan))).toEqual(plan)
})

test.each([
  'walk:db-1',
  'move:db-1',
  'move::vmcl-01:esx-1',
  'cores:db-1:many',
  'cores:db-1:-1',
  'cores:db-1:99999999',
  'pin:db-1:yes',
  'buy:A1:0x10',
  'pin:db-1,,',
])('%s is no plan', (text) => {
  expect(decodeMoves(text)).toBeNull()
})
