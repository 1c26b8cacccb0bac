import { makeAlerts } from '@inventory-console/api-mocks/fixtures/alerts'
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
import { hostile } from '../../testing/samples/withPadding.tsx'
import { failed, forbidden, loading, one, ready, refreshingOne } from '../../testing/states.ts'
import { chromaticModes } from '../../testing/visualModes.ts'
import { waitOptions } from '../../testing/waitOptions.ts'
import { DashboardScreen, type AlertBoxState, type DashboardScreenProps } from './DashboardScreen.tsx'

const now = Date.parse('2026-03-16T08:30:00Z')

const alerts = makeAlerts(90)
const latestAlert = (category: string) => alerts.find((alert) => alert.alertCategory === category) ?? null

function box(category: string, counts = { INFO: 214, WARNING: 38, CRITICAL: 7 }): AlertBoxState {
  return {
    state: one({ counts, top: latestAlert(category) }),
    onAcknowledge: fn(),
    pending: false,
    failure: null,
    onUndo: fn(),
  }
}

function mapRows<Row>(list: ListState<Row>, map: (row: Row) => Row): ListState<Row> {
  return list.status === 'ready' ? { ...list, value: list.value.map(map) } : list
}

const noAlerts = { INFO: 0, WARNING: 0, CRITICAL: 0 }

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
    license: box('LICENSE'),
    engine: box('ENGINE', { INFO: 90, WARNING: 0, CRITICAL: 0 }),
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
    license: { ...box('LICENSE'), state: loading },
    engine: { ...box('ENGINE'), state: loading },
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
    license: { ...box('LICENSE'), state: failed('GET /alerts: 502 Bad Gateway') },
    engine: { ...box('ENGINE'), state: failed('GET /alerts: 502 Bad Gateway') },
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
    license: { ...box('LICENSE'), state: forbidden },
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
    license: { ...box('LICENSE'), state: one({ counts: noAlerts, top: null }) },
    engine: { ...box('ENGINE'), state: one({ counts: noAlerts, top: null }) },
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
export const NoAdministrator: Story = {
  args: {
    license: { ...box('LICENSE'), onAcknowledge: undefined },
    engine: { ...box('ENGINE'), onAcknowledge: undefined },
    cloud: null,
    worklist: { ...work, clouds: null, trend: { earlier: null } },
    isFiltered: true,
  },
  play: waitForCharts,
}
export const MarkedAsRead: Story = {
  args: { license: { ...box('LICENSE'), pending: true } },
  play: waitForCharts,
}
export const NotMarked: Story = {
  args: {
    license: { ...box('LICENSE'), failure: { message: 'POST /alerts/ack: 403 Forbidden – read-only mode' } },
  },
  play: waitForCharts,
}
export const LongDescription: Story = {
  args: {
    license: {
      ...box('LICENSE'),
      state: one({
        counts: { INFO: 0, WARNING: 0, CRITICAL: 1 },
        top: {
          ...alerts[0],
          _id: 'a'.repeat(24),
          alertCategory: 'LICENSE',
          alertAffectedTechnology: null,
          alertCode: 'NEW_OPTION',
          alertStatus: 'NEW',
          date: '2026-03-16T05:00:00Z',
          otherInfo: null,
          alertSeverity: 'CRITICAL',
          hostname: hostile,
          description: Array.from(
            { length: 12 },
            (_, line) => `Diagnostics Pack is in use on PRIM${line}`,
          ).join('\n'),
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await waitForCharts()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show full description' }))
  },
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
