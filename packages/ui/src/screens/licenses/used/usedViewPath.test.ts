import { expect, test } from 'vitest'
import type { FilterValue } from '../../../lib/listView.ts'
import { usedViewPath, type UsedView } from './UsedLicensesScreens.tsx'

const text = (text: string): FilterValue => ({ kind: 'text', text })

test.each<[UsedView, Record<string, FilterValue>, string]>([
  ['hosts', { licenseTypeID: { kind: 'oneOf', values: ['A1'] } }, '?tab=hosts&f.licenseTypeID=in%3AA1'],
  ['hosts', { licenseTypeID: text('A90611') }, '?tab=hosts&f.licenseTypeID=has%3AA90611'],
  ['databases', { metric: { kind: 'oneOf', values: ['Host'] } }, '?f.metric=in%3AHost'],
  ['veritas', { hostname: text('db-1') }, '?tab=veritas&f.hostnames=has%3Adb-1'],
  ['databases', { cluster: { kind: 'oneOf', values: ['c1'] } }, '?f.clusterName=in%3Ac1'],
  ['hosts', { ignored: { kind: 'yesNo', value: true } }, '?tab=hosts'],
  ['clusters', { clusterType: { kind: 'oneOf', values: ['VMWARE'] } }, '?tab=clusters'],
])('the URL of %s keeps the part of %j that the view supports', (view, filters, query) => {
  expect(usedViewPath(view, { filters })).toBe(`/licenses/used${query}`)
})

test('the URL of a view keeps the search', () => {
  expect(usedViewPath('clusters', { search: 'a&b' })).toBe('/licenses/used?tab=clusters&search=a%26b')
  expect(usedViewPath('databases')).toBe('/licenses/used')
})
