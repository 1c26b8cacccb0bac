import { expect, test } from 'vitest'
import { aboutSheet } from './aboutSheet.ts'

test('says where the rows come from and what narrowed them', () => {
  const scope = [
    { label: 'Date', value: '12/03/2026' },
    { label: 'Location', value: 'Milan' },
  ]
  const { lines } = aboutSheet({
    label: (key) => key,
    page: 'Hosts',
    filterLines: ['Search: ora', 'Environment: PROD'],
    digest: 'abc123',
    origin: { address: () => 'https://console.example.net/hosts', scope, user: 'admin', webVersion: '0.2.0' },
    serverVersion: null,
    asOf: 0,
    rows: 7,
  })
  expect(lines.map(({ label, value }) => [label, value])).toEqual([
    ['page', 'Hosts'],
    ['address', 'https://console.example.net/hosts'],
    ['filters', 'Search: ora'],
    ['filters', 'Environment: PROD'],
    ['digest', 'abc123'],
    ['Date', '12/03/2026'],
    ['Location', 'Milan'],
    ['asOf', 0],
    ['rows', 7],
    ['user', 'admin'],
    ['webVersion', '0.2.0'],
    ['serverVersion', 'unknown'],
  ])
})
