import { expect, test } from 'vitest'
import { testsBeside, testsOfAreas } from './nearTests.ts'

const tests = [
  'packages/console/src/features/hosts/hosts.test.tsx',
  'packages/console/src/features/alerts/alerts.test.tsx',
  'packages/ui/src/charts/charts.test.tsx',
  'packages/ui/src/components/tabs/Tabs.stories.tsx',
  'packages/ui/src/components/tabs/Tabs.test.tsx',
  'packages/ui/src/screens/hosts/HostsScreen.stories.tsx',
  'packages/ui/src/screens/hosts/details/HostPeek.test.tsx',
]

test('a changed screen selects the tests of its area in both packages, and no story', () => {
  expect(testsOfAreas(['packages/ui/src/screens/hosts/columns.ts'], tests)).toEqual([
    'packages/console/src/features/hosts/hosts.test.tsx',
    'packages/ui/src/screens/hosts/details/HostPeek.test.tsx',
  ])
})

test('a changed file without an area selects no area', () => {
  expect(testsOfAreas(['packages/ui/src/components/tabs/Tabs.tsx', 'docs/guides/ci.md'], tests)).toEqual([])
})

test('a changed file selects the tests and stories of its folder, or of the nearest one above', () => {
  expect(testsBeside(['packages/ui/src/components/tabs/Tabs.tsx'], tests)).toEqual([
    'packages/ui/src/components/tabs/Tabs.stories.tsx',
    'packages/ui/src/components/tabs/Tabs.test.tsx',
  ])
  expect(testsBeside(['packages/ui/src/charts/frame/ChartTooltip.tsx'], tests)).toEqual([
    'packages/ui/src/charts/charts.test.tsx',
  ])
  expect(testsBeside(['packages/ui/src/paths.ts', 'CHANGELOG.md'], tests)).toEqual([])
})
