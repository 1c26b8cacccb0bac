import { describe, expect, it } from 'vitest'
import { countBySeverity, mostSevere } from './alertBoxes.ts'

describe('alert counts', () => {
  const groups = [
    { category: 'LICENSE', severity: 'INFO', count: 3 },
    { category: 'LICENSE', severity: 'WARNING', count: 2 },
    { category: 'LICENSE', severity: 'INFO', count: 4 },
    { category: 'ENGINE', severity: 'CRITICAL', count: 9 },
    { category: 'LICENSE', severity: 'NEW', count: 9 },
  ]

  it('groups the alerts by severity and finds the most severe one', () => {
    const counts = countBySeverity(groups, 'LICENSE')
    expect(counts).toEqual({ INFO: 7, WARNING: 2, CRITICAL: 0 })
    expect(mostSevere(counts)).toBe('WARNING')
    expect(mostSevere(countBySeverity([], 'LICENSE'))).toBeNull()
  })
})
