import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, within } from 'storybook/test'
import { alertWindow } from '../../domain/alertWindow.ts'
import type { ListState } from '../../lib/state.ts'
import {
  criticalGroups,
  day,
  days,
  history,
  noWork,
  technologies,
  work,
  workIn,
} from '../../testing/samples/dashboard.ts'
import { failed, forbidden, loading, one, ready, refreshingOne } from '../../testing/states.ts'
import { chromaticModes } from '../../testing/visualModes.ts'
import { waitOptions } from '../../testing/waitOptions.ts'
import { DashboardScreen, type DashboardScreenProps } from './DashboardScreen.tsx'

const now = Date.parse('2026-03-16T08:30:00Z')

function mapRows<Row>(list: ListState<Row>, map: (row: Row) => Row): ListState<Row> {
  return list.status === 'ready' ? { ...list, value: list.value.map(map) } : list
}

const cloud: NonNullable<DashboardScreenProps['cloud']> = {
  clouds: { oracle: one(214), aws: one(1032) },
}

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  args: {
    technologies: one(technologies),
    asOf: now,
    refreshing: false,
    onRefresh: fn(),
    worklist: work,
    isFiltered: false,
    cloud,
    onCompare: fn(),
    changes: {
      status: 'ready',
      since: now - 3 * 86_400_000,
      changes: [
        { id: 'newHosts', count: 5, names: [], to: '/hosts' },
        { id: 'goneDatabases', count: 1, names: ['CRM1 (db-003)'], to: null },
        { id: 'newlySilent', count: 2, names: [], to: '/troubleshooting' },
        { id: 'supportEnded', count: 3, names: [], to: '/licenses/contract/oracle', product: 'oracle' },
        { id: 'complianceFell', count: 4, names: ['Diagnostics Pack', 'Tuning Pack', 'RAC'], to: null },
      ],
      unknown: [],
      retry: fn(),
    },
    licenses: ready([
      history('A90611', 'Oracle Database Enterprise Edition'),
      history('A90649', 'Oracle Diagnostics Pack'),
    ]),
    cores: ready(days.map((number) => ({ date: day(number), cores: 8420 + number * 12 - (number % 5) * 9 }))),
    tab: 'licenses',
    onTabChange: fn(),
    alertDays: alertWindow(now),
    repositoryTo: '/repository',
    rolesTo: null,
    countsAllLocationsOnly: true,
  },
} satisfies Meta<typeof DashboardScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The chart code loads lazily. */
const waitForCharts = async () => {
  await screen.findByRole('button', { name: 'Download as image' }, waitOptions)
}

export const Ready: Story = {
  tags: ['languages', 'widths'],
  parameters: chromaticModes('languages', 'widths'),
  play: waitForCharts,
}
export const Loading: Story = {
  args: {
    technologies: loading,
    asOf: null,
    worklist: workIn(loading),
    licenses: loading,
    cores: loading,
    cloud: { ...cloud, clouds: { oracle: loading, aws: loading } },
    changes: { status: 'loading', since: now - 86_400_000 },
  },
}
export const Failed: Story = {
  args: {
    technologies: failed('GET /frontend/dashboard: 502 Bad Gateway'),
    asOf: null,
    worklist: workIn(failed('GET /alerts: 502 Bad Gateway')),
    licenses: failed('GET /technologies/all/license-history: 502 Bad Gateway'),
    cloud: {
      ...cloud,
      clouds: { oracle: failed(), aws: failed() },
    },
    changes: {
      status: 'ready',
      since: now - 86_400_000,
      changes: [],
      unknown: ['newHosts', 'goneHosts', 'complianceFell', 'complianceRose'],
      retry: fn(),
    },
  },
}
export const OneBlockFailed: Story = {
  args: {
    worklist: {
      ...work,
      contracts: { ...work.contracts, mysql: failed('GET /contracts/mysql/database: 500') },
      clouds: { list: ready([]), silent: ['google'], refresh: fn() },
    },
    licenses: failed('GET /technologies/all/license-history: 502 Bad Gateway'),
  },
}
export const Forbidden: Story = {
  args: {
    technologies: forbidden,
    worklist: workIn(forbidden),
  },
  play: waitForCharts,
}
export const Refreshing: Story = {
  args: {
    refreshing: true,
    technologies: refreshingOne(technologies),
    worklist: { ...work, alerts: refreshingOne(criticalGroups(21)) },
  },
  play: waitForCharts,
}
export const Empty: Story = {
  args: {
    technologies: one(
      technologies.map((figure) => ({ ...figure, count: 0, hostCount: 0, compliance: null })),
    ),
  },
}
export const EmptyForAdministrator: Story = { args: { ...Empty.args, rolesTo: '/roles' } }
export const QuietDay: Story = {
  args: {
    worklist: noWork,
    changes: { status: 'ready', since: now - 86_400_000, changes: [], unknown: [], retry: fn() },
  },
  play: waitForCharts,
}
/** Without trends, and with license types that have no price. */
export const FirstVisit: Story = {
  args: {
    changes: { status: 'first' },
    worklist: {
      ...work,
      compliance: mapRows(work.compliance, (row) => ({ ...row, cost: 0 })),
      trend: { earlier: null },
    },
  },
  play: waitForCharts,
}
/** The server sends a compliance of 100 for MySQL, of which no license is covered. */
export const NothingCovered: Story = {
  args: {
    worklist: {
      ...work,
      compliance: mapRows(work.compliance, (row) => ({
        ...row,
        itemDescription: 'MySQL Enterprise Edition',
        covered: 0,
        compliance: 0,
        unlimited: false,
      })),
    },
  },
  play: waitForCharts,
}
export const NoAdministrator: Story = {
  args: {
    cloud: null,
    worklist: { ...work, clouds: null, trend: { earlier: null } },
    isFiltered: true,
  },
  play: waitForCharts,
}
export const Compare: Story = {
  play: async ({ canvasElement }) => {
    await waitForCharts()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Compare hosts…' }))
    await screen.findByRole('dialog', undefined, waitOptions)
  },
}
export const Cores: Story = { args: { tab: 'cores' }, play: waitForCharts }
export const NoHistory: Story = { args: { licenses: ready([]) } }
