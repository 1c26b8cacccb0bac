import { describe, expect, test } from 'vitest'
import { allTerms, parseSearch } from './columnTerms.ts'

const columns = [
  { id: 'environment', header: 'Environment' },
  { id: 'operatingSystem', header: 'Operating system' },
]

describe('parseSearch', () => {
  test.each([
    ['prod', ['prod'], {}],
    ['environment:PROD', [], { environment: ['prod'] }],
    ['Operating system: Linux', [], { operatingSystem: ['linux'] }],
    ['operatingsystem:linux', [], { operatingSystem: ['linux'] }],
    ['db-1; environment:prod, environment:test', ['db-1'], { environment: ['prod', 'test'] }],
    ['mongo-test:27017', ['mongo-test:27017'], {}],
    ['environment:', ['environment:'], {}],
    [':prod', [':prod'], {}],
  ])('parses %j', (text, anyColumn, byColumn) => {
    expect(parseSearch(text, columns)).toEqual({ anyColumn, byColumn })
  })

  test('allTerms drops the column qualifiers', () => {
    expect(allTerms(parseSearch('db; environment:prod', columns))).toEqual(['db', 'prod'])
  })
})
