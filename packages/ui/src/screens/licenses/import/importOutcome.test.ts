import { describe, expect, test } from 'vitest'
import { PartialImportError, UnknownOutcomeError } from '../../../lib/mutationErrors.ts'
import type { ImportLine } from './importFile.ts'
import { duplicatesOf, plansOf, receiptOf, storedLines } from './importOutcome.ts'

const lineOf = (line: number, contractID: string, wrong = false): ImportLine => ({
  line,
  contractID,
  licenseTypeID: 'A',
  count: '1',
  location: '',
  cells: {},
  problems: wrong ? [{ kind: 'noCount', column: 'License number' }] : [],
  warnings: [],
})
const lines = [lineOf(2, '1'), lineOf(3, '2', true), lineOf(4, '3'), lineOf(5, '1'), lineOf(6, '')]
const duplicates = duplicatesOf(lines, [
  { contractID: '3', licenseTypeID: 'A' },
  { contractID: '1', licenseTypeID: 'B' },
])

test('finds lines that repeat a listed contract or an earlier line', () => {
  expect([...duplicates].map(([{ line }, duplicate]) => [line, duplicate])).toEqual([
    [4, 'listed'],
    [5, 'repeated'],
  ])
})

test.each([
  [{ isInvalid: false, duplicates: false }, ['stored', 'stops', 'notRead', 'notRead', 'notRead']],
  [{ isInvalid: true, duplicates: false }, ['stored', 'skipped', 'again', 'again', 'stored']],
  [{ isInvalid: true, duplicates: true }, ['stored', 'skipped', 'skipped', 'skipped', 'stored']],
])('plans each line when skipping %j', (skipping, expected) => {
  expect([...plansOf(lines, duplicates, skipping).values()]).toEqual(expected)
})

test('stores a valid line after an invalid one with the same contract and type', () => {
  const corrected = [lineOf(2, '1', true), lineOf(3, '1'), lineOf(4, '1')]
  const repeated = duplicatesOf(corrected, [])
  expect([...plansOf(corrected, repeated, { isInvalid: true, duplicates: true }).values()]).toEqual([
    'skipped',
    'stored',
    'skipped',
  ])
})

describe('import receipt', () => {
  const sent = lines.filter(({ problems }) => problems.length === 0)
  test.each<[string, Error | null, string[]]>([
    ['success', null, ['stored', 'skipped', 'stored', 'stored', 'stored']],
    [
      'a stop at line 4',
      new PartialImportError('bad', 4),
      ['stored', 'skipped', 'stored', 'refused', 'notRead'],
    ],
    [
      'a stop in the header',
      new PartialImportError('bad', 1),
      ['notRead', 'skipped', 'notRead', 'notRead', 'notRead'],
    ],
    [
      'a stop without a line',
      new PartialImportError('bad', null),
      ['unknown', 'skipped', 'unknown', 'unknown', 'unknown'],
    ],
    [
      'no confirmation',
      new UnknownOutcomeError('lost'),
      ['unknown', 'skipped', 'unknown', 'unknown', 'unknown'],
    ],
    ['a refusal', new Error('read-only'), ['refused', 'skipped', 'refused', 'refused', 'refused']],
  ])('has an outcome for every line after %s', (_name, error, expected) => {
    expect(receiptOf(lines, sent, error).map(({ outcome }) => outcome)).toEqual(expected)
  })

  test('shows the reason at the line that stopped the server', () => {
    const reasons = receiptOf(lines, sent, new PartialImportError('no such type', 4)).map(
      ({ reason }) => reason,
    )
    expect(reasons).toEqual(['', '', '', 'no such type', ''])
  })

  test.each<[string, Error, string[], string[]]>([
    [
      'a stop without a line',
      new PartialImportError('bad', null),
      ['1'],
      ['stored', 'skipped', 'refused', 'notRead', 'notRead'],
    ],
    [
      'no confirmation',
      new UnknownOutcomeError('lost'),
      ['1', '3'],
      ['stored', 'skipped', 'stored', 'unknown', 'unknown'],
    ],
    ['an error halfway', new Error('500'), ['1'], ['stored', 'skipped', 'refused', 'refused', 'refused']],
    [
      'a stop whose earlier line is not in the list',
      new PartialImportError('bad', 4),
      [],
      ['unknown', 'skipped', 'unknown', 'refused', 'notRead'],
    ],
  ])('tells stored lines by the list after %s', (_name, error, added, expected) => {
    const before = [{ contractID: '1', licenseTypeID: 'A' }]
    const after = [...before, ...added.map((contractID) => ({ contractID, licenseTypeID: 'A' }))]
    const receipt = receiptOf(lines, sent, error, storedLines(sent, before, after))
    expect(receipt.map(({ outcome }) => outcome)).toEqual(expected)
  })
})
