import { makeAlerts } from '@inventory-console/api-mocks/fixtures/alerts'
import { describe, expect, it } from 'vitest'
import { readDismissals } from './dismissals.ts'

const [known] = makeAlerts(1)
const alert = (hostname: string, date: string) => Object.assign({}, known, { hostname, date })

describe('readDismissals', () => {
  it('keeps the newest date per host', () => {
    const items = [
      alert('h1', '2026-03-01T10:00:00Z'),
      alert('h1', '2026-03-05T10:00:00Z'),
      alert('h2', 'soon'),
    ]
    expect(readDismissals(items)).toEqual(new Map([['h1', Date.parse('2026-03-05T10:00:00Z')]]))
  })

  it('returns an empty map without alerts', () => {
    expect(readDismissals([])).toEqual(new Map())
  })
})
