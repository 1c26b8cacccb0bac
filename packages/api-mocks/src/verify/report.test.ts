import { expect, test } from 'vitest'
import { changesSince, exitCodeOf, type Finding, readReport, reportLine } from './report.ts'

const finding = (changes: Partial<Finding> = {}): Finding => ({
  call: 'GET /api/hosts/db-01',
  operation: 'GET /api/hosts/{hostname}',
  status: 200,
  verdict: 'conforms',
  details: [],
  ...changes,
})

test('reads back stored findings and keeps the last one per call', () => {
  const first = finding({ status: undefined, verdict: 'no response', details: ['no response within 400 ms'] })
  const other = finding({ call: 'GET /api/version', operation: 'GET /api/version' })
  const text = [first, other, finding()].map(reportLine).join('')
  expect(readReport(text)).toEqual([finding(), other])
})

test.each(['', '{"call":', '[]', '{"call":"GET /x","verdict":"fine"}', 'null'])(
  'skips an invalid line: %j',
  (line) => {
    expect(readReport(`${line}\n${reportLine(finding())}`)).toEqual([finding()])
  },
)

test('changesSince: ignores host names and row counts', () => {
  const before = [finding({ verdict: 'differs', details: ['/hosts/*/name must be string (3 times)'] })]
  const after = [
    finding({
      call: 'GET /api/hosts/db-02',
      verdict: 'differs',
      details: ['/hosts/*/name must be string (7 times)'],
    }),
  ]
  expect(changesSince(before, after)).toEqual([])
})

test('changesSince: lists changed, new and removed operations', () => {
  const removed = finding({ operation: 'GET /api/old' })
  const added = finding({ operation: 'GET /api/new' })
  const worse = finding({ status: 500, verdict: 'refused', details: ['500 is not documented'] })
  expect(changesSince([finding(), removed], [worse, added])).toEqual([
    'changed: GET /api/hosts/{hostname}: 200 conforms → 500 refused',
    '  500 is not documented',
    'new: GET /api/new: conforms',
    'gone: GET /api/old',
  ])
})

test.each([
  [['conforms', 'not requested'], 0],
  [['conforms', 'no response'], 3],
  [['no response', 'differs'], 1],
  [['refused'], 1],
] as const)('verdicts %j: exits with %i', (verdicts, code) => {
  expect(exitCodeOf(verdicts.map((verdict) => finding({ verdict })))).toBe(code)
})
