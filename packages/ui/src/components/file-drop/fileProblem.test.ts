import { expect, test } from 'vitest'
import { fileProblem } from './fileProblem.ts'

const limits = { types: ['.csv'], maxSize: 1000 }

test.each([
  [[], null],
  [[{ name: 'contracts.csv', size: 10 }], null],
  [[{ name: 'CONTRACTS.CSV', size: 1000 }], null],
  [[{ name: 'contracts.csv.exe', size: 10 }], 'wrongType'],
  [[{ name: 'contracts.csv', size: 0 }], 'empty'],
  [[{ name: 'contracts.csv', size: 1001 }], 'tooBig'],
  [
    [
      { name: 'a.csv', size: 1 },
      { name: 'b.csv', size: 1 },
    ],
    'several',
  ],
] as const)('fileProblem %o is %s', (files, problem) => {
  expect(fileProblem(files, limits)).toBe(problem)
})
