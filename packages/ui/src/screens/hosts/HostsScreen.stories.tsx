import { NOW } from '@inventory-console/api-mocks/clock'
import { hostSummary } from '@inventory-console/api-mocks/decoders/api/hosts'
import { makeHost, makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { makeTechnologies } from '@inventory-console/api-mocks/fixtures/technologies'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, within } from 'storybook/test'
import { malformedRows } from '../../testing/decodeRows.ts'
import { openPeek } from '../../testing/openPeek.ts'
import { withFullHeight } from '../../testing/samples/withFullHeight.tsx'
import { failed, empty, forbidden, loading, ready, refreshing } from '../../testing/states.ts'
import { chromaticModes } from '../../testing/visualModes.ts'
import { HostsScreen } from './HostsScreen.tsx'

const meta = {
  title: 'Screens/Hosts/Host list',
  component: HostsScreen,
  decorators: [withFullHeight],
  args: { list: ready(makeHosts(60)), technologies: makeTechnologies(), onRefresh: fn() },
} satisfies Meta<typeof HostsScreen>
export default meta
type Story = StoryObj<typeof meta>

const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * 86_400_000).toISOString()
const missing = (name: string, ignored: boolean) => ({ name, ignored, ignoredComment: '' })
const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}${index + 1}`)

export const Ready: Story = {
  tags: ['languages', 'widths'],
  parameters: chromaticModes('languages', 'widths'),
}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'no such host' } } }
export const Failed: Story = { args: { list: failed() } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(makeHosts(60)) } }

export const ObsoleteHost: Story = {
  args: {
    list: ready([
      makeHost(1, { createdAt: daysAgo(2) }),
      makeHost(2, { createdAt: daysAgo(400) }),
      makeHost(3),
    ]),
  },
}
const peeked = [
  makeHost(1, { createdAt: daysAgo(2), missingDatabases: [missing('LOST', false)] }),
  ...makeHosts(20).slice(1),
]
export const Peek: Story = { args: { list: ready(peeked) }, play: openPeek }
export const PeekPhone: Story = {
  args: { list: ready(peeked) },
  globals: { viewport: { value: 'phone' } },
  play: openPeek,
}
export const NeverUpdated: Story = {
  args: {
    list: ready([
      makeHost(1, { createdAt: '0001-01-01T00:00:00Z' }),
      makeHost(2, { createdAt: '1970-01-01T00:00:00Z' }),
    ]),
    view: { hidden: [] },
  },
}
export const MissingDatabases: Story = {
  args: {
    list: ready([
      makeHost(1, { missingDatabases: [missing('LOST', false), missing('OLD', true)] }),
      makeHost(2, { missingDatabases: [missing('OLD', true)] }),
      makeHost(3, { missingDatabases: many(14, 'GONE').map((name) => missing(name, false)) }),
    ]),
  },
}
export const SixtyDatabases: Story = {
  args: { list: ready([makeHost(1, { databases: { 'Oracle/Database': many(60, 'ORCL') } }), makeHost(2)]) },
}
/** Codes stay until the settings have loaded. */
export const UnnamedTechnologies: Story = { args: { technologies: [] } }
export const GroupsShown: Story = { args: { view: { hidden: ['location', 'clusterType', 'obsolete'] } } }
export const AllColumns: Story = { args: { view: { hidden: [] } } }
export const FiltersOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Filters/ }))
    // The panel loads lazily.
    await screen.findByRole('form', { name: 'Filters' }, { timeout: 10_000 })
  },
}
export const FiltersActive: Story = {
  args: {
    view: {
      filters: {
        environment: { kind: 'oneOf', values: ['PROD', 'TEST'] },
        memoryTotal: { kind: 'range', min: 16 },
        clusterMember: { kind: 'yesNo', value: false },
        createdAt: { kind: 'days', from: '2026-03-01' },
      },
    },
  },
}
export const FiltersActiveAndOpen: Story = {
  args: FiltersActive.args ?? {},
  play: FiltersOpen.play ?? noPlay,
}
export const Searched: Story = { args: { view: { search: 'ora' } } }
export const SortedByMemory: Story = { args: { view: { sort: { id: 'memoryTotal', desc: true } } } }
export const DisplayOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Display' }))
    await screen.findByRole('menu', {}, { timeout: 10_000 })
  },
}

const hostile = [
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://example.org")',
  '(a+)+$[',
  '\u202Etxt.exe\u202C',
  'zero\u200Bwidth\u200D',
  '__proto__',
  "'; DROP TABLE hosts; --",
  'مضيف-قاعدة-البيانات',
  '🜁🜂🜃\ud800',
]
export const HostileNames: Story = {
  args: {
    list: ready(hostile.map((hostname, index) => makeHost(index + 1, { hostname, environment: hostname }))),
  },
}
export const LongNames: Story = {
  args: {
    list: ready([
      makeHost(1, {
        hostname: 'a-very-long-hostname-that-somebody-generated-'.repeat(6),
        environment: 'X'.repeat(300),
      }),
      makeHost(2, { hostname: 'x'.repeat(10_000), databases: { 'Oracle/Database': ['D'.repeat(500), 'E'] } }),
      makeHost(3),
    ]),
  },
}

const malformed = malformedRows(hostSummary, makeHost(1), null)
/** Hosts whose values failed to decode. */
export const NullEverywhere: Story = {
  args: { list: ready([...malformed, makeHost(2), ...malformed]), view: { hidden: [] } },
}
export const ThousandHosts: Story = { args: { list: ready(makeHosts(1000)), view: { pageSize: 'all' } } }
export const LastPage: Story = { args: { view: { page: 3 } } }
export const Compact: Story = { globals: { density: 'compact' } }

const phoneGlobals = { viewport: { value: 'phone' } }
export const PhoneFiltersOpen: Story = { globals: phoneGlobals, play: FiltersOpen.play ?? noPlay }
export const PhoneFiltersActive: Story = { globals: phoneGlobals, args: FiltersActive.args ?? {} }
export const PhoneEmpty: Story = { globals: phoneGlobals, args: { list: empty } }
export const TabletFiltersOpen: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: FiltersOpen.play ?? noPlay,
}
export const DesktopFiltersOpen: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: FiltersOpen.play ?? noPlay,
}

async function noPlay() {}
