import { NOW } from '@inventory-console/api-mocks/clock'
import type { HostDetail, MissingDatabase } from '@inventory-console/api-mocks/contract'
import { hostDetail } from '@inventory-console/api-mocks/decoders/api/host-detail'
import { makeCompliance, makeUsedLicenses } from '@inventory-console/api-mocks/fixtures/licenses'
import { makeHostDetail } from '@inventory-console/api-mocks/fixtures/oracle'
import { makeTechnologies } from '@inventory-console/api-mocks/fixtures/technologies'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, within } from 'storybook/test'
import { malformedRows } from '../../../testing/decodeRows.ts'
import { makeHostAlert } from '../../../testing/fixtures/hostAlert.ts'
import { HostPart } from '../../../testing/samples/HostPart.tsx'
import { withFullHeight } from '../../../testing/samples/withFullHeight.tsx'
import { hostile, longName } from '../../../testing/samples/withPadding.tsx'
import {
  empty,
  failed,
  forbidden,
  loading,
  notFound,
  one,
  ready,
  refreshingOne,
} from '../../../testing/states.ts'
import { chromaticModes } from '../../../testing/visualModes.ts'
import { waitOptions } from '../../../testing/waitOptions.ts'
import { HostForbidden } from '../../HostForbidden.tsx'
import { type DatedHostChanges, HostChangesCard } from './changes/HostChanges.tsx'
import { LicenseGap } from './health/LicenseGap.tsx'
import { HostDetailScreen, type HostDetailScreenProps } from './HostDetailScreen.tsx'

const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * 86_400_000).toISOString()

const host = makeHostDetail(15)
const withHost = (overrides: Partial<HostDetail>) => ({ host: one(Object.assign({}, host, overrides)) })

const missing: readonly MissingDatabase[] = [
  { name: 'ERPT2', ignored: false, ignoredComment: '' },
  { name: 'CRMT1', ignored: false, ignoredComment: '' },
  { name: 'OLDDB', ignored: true, ignoredComment: 'Moved to another host in March' },
]

const pendingPromise = () => new Promise<never>(() => {})
const rejectWith = (message: string) => () => Promise.reject(new Error(message))
const pressButton = (name: string) => async () => {
  await userEvent.click(await screen.findByRole('button', { name }))
}
const openDialog = (name: string, role: 'dialog' | 'alertdialog') => async () => {
  await pressButton(name)()
  await screen.findByRole(role, {}, waitOptions)
}
const runAction = (name: string, role: 'dialog' | 'alertdialog') => async () => {
  await pressButton('More')()
  await userEvent.click(await screen.findByRole('menuitem', { name }, waitOptions))
  await screen.findByRole(role, {}, waitOptions)
}
const confirm = (name: string) => async () => {
  await runAction(name, 'alertdialog')()
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }))
}

const changes: readonly DatedHostChanges[] = [
  {
    date: daysAgo(5),
    changes: [{ kind: 'databaseVersion', name: 'ERPP1', before: '19.30.0.0.0', after: '19.33.0.0.0' }],
  },
  {
    date: daysAgo(23),
    changes: [
      { kind: 'fact', fact: 'memoryTotal', before: 96, after: 125.6 },
      { kind: 'databaseAdded', name: 'CRMP9' },
      { kind: 'fact', fact: 'agentVersion', before: '2.8.0', after: '2.9.1' },
    ],
  },
]

const usedLicenses = makeUsedLicenses().filter(({ hostname }) => hostname === host.hostname)

const args: HostDetailScreenProps = {
  hostnames: ready([host.hostname]),
  hostname: host.hostname,
  host: one(host),
  technologies: makeTechnologies(),
  missing: empty,
  onIgnoreMissing: fn(() => Promise.resolve()),
  onRefresh: fn(),
  cloneExists: false,
  onClone: fn(() => Promise.resolve()),
  onDismiss: fn(() => Promise.resolve()),
  changes: () => <HostChangesCard list={ready(changes)} days={90} />,
  licenseGap: () => (
    <LicenseGap
      hostname={host.hostname}
      licenses={ready(usedLicenses)}
      compliance={ready(makeCompliance())}
    />
  ),
  databases: (host, technology) => <HostPart host={host} technology={technology} />,
}

const meta = {
  title: 'Screens/Host page/Host page',
  component: HostDetailScreen,
  decorators: [withFullHeight],
  args,
} satisfies Meta<typeof HostDetailScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['languages', 'widths'],
  parameters: chromaticModes('languages', 'widths'),
}
export const Loading: Story = { args: { host: loading } }
export const Refreshing: Story = { args: { host: refreshingOne(host) } }
export const Failed: Story = { args: { host: failed('GET /hosts/{hostname}: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { host: forbidden } }
export const ForbiddenWithoutLocation: Story = {
  args: { host: forbidden, forbidden: <HostForbidden reason="noLocation" /> },
}
export const ForbiddenForDirectoryUser: Story = {
  args: { host: forbidden, forbidden: <HostForbidden reason="directory" /> },
}
export const ForbiddenAtOtherLocation: Story = {
  args: { host: forbidden, forbidden: <HostForbidden reason="otherLocation" /> },
}
export const NotFound: Story = { args: { host: notFound } }
/** The API cannot address a name with a slash. */
export const NameWithSlash: Story = { args: { hostname: 'db/014', host: notFound } }
export const NotFoundOnThatDay: Story = { args: { host: notFound, isPastDay: true } }
/** Without a license gap, and while it is unknown. */
export const NoLicenseGap: Story = {
  args: {
    licenseGap: () => (
      <LicenseGap hostname={host.hostname} licenses={ready(usedLicenses)} compliance={empty} />
    ),
  },
}
export const LicenseGapUnknown: Story = {
  args: {
    licenseGap: () => (
      <LicenseGap
        hostname={host.hostname}
        licenses={failed('GET /hosts: 502 Bad Gateway')}
        compliance={failed('GET /hosts: 502 Bad Gateway')}
      />
    ),
  },
}
export const OnAPastDay: Story = { args: { isPastDay: true, missing: ready(missing) } }
/** The server sends no technology. */
export const DismissedOnAPastDay: Story = { args: { ...withHost({ technology: '' }), isPastDay: true } }

export const SilentHost: Story = { args: withHost({ createdAt: daysAgo(3) }) }
export const LongSilentHost: Story = { args: withHost({ createdAt: daysAgo(39) }) }
export const NoMeasurements: Story = { args: withHost({ history: [], cpuConsumptions: [] }) }
export const AgentErrors: Story = {
  args: withHost({
    errors: [
      { source: 'oracle.go:120', message: 'sqlplus exit status 1' },
      { source: 'fs.go:44', message: 'df: permission denied' },
    ],
  }),
  play: openDialog('2 agent errors', 'dialog'),
}
export const TagsAndCloud: Story = {
  args: withHost({ tags: ['payroll', 'do not restart'], cloud: { membership: 'AWS' } }),
}

export const NewAlerts: Story = {
  args: withHost({
    alerts: [
      makeHostAlert(host.hostname, 'CRITICAL', { alertCategory: 'AGENT' }),
      makeHostAlert(host.hostname, 'WARNING', { alertCategory: 'LICENSE' }),
      makeHostAlert(host.hostname, 'INFO', {}),
      makeHostAlert(host.hostname, 'INFO', { alertStatus: 'ACK' }),
      makeHostAlert(host.hostname, 'CRITICAL', { date: daysAgo(7) }),
    ],
  }),
}
export const NoAlerts: Story = { args: withHost({ alerts: [] }) }

export const MemoryWithinLimit: Story = {
  args: withHost({ memorySumFlag: 'green', memorySum: 12.5, memorySumPercentage: 38.4 }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'How it is calculated' }, waitOptions))
  },
}
export const MemoryOverLimit: Story = {
  args: withHost({ memorySumFlag: 'red', memorySum: 48.25, memorySumPercentage: 119.2 }),
}

const noCluster = {
  oracleClusterware: false,
  sunCluster: false,
  hacmp: false,
  veritasClusterServer: false,
  veritasClusterHostnames: [],
}
const withMembership = (kind: Partial<HostDetail['clusterMembershipStatus']>) =>
  withHost({ clusterMembershipStatus: { ...noCluster, ...kind } })
export const Clusterware: Story = { args: withMembership({ oracleClusterware: true }) }
export const SunCluster: Story = { args: withMembership({ sunCluster: true }) }
export const Hacmp: Story = { args: withMembership({ hacmp: true }) }
export const VeritasCluster: Story = {
  args: withMembership({
    veritasClusterServer: true,
    veritasClusterHostnames: ['db-prod-rom-011', 'db-prod-rom-012'],
  }),
  play: pressButton('2 nodes'),
}

export const MissingDatabases: Story = { args: { missing: ready(missing) } }
export const AllMissingIgnored: Story = { args: { missing: ready(missing.slice(2)) } }
export const MissingFailed: Story = { args: { missing: failed('GET missing-dbs: 500') } }
export const DecidingOnMissing: Story = {
  args: { missing: ready(missing) },
  play: openDialog('2 missing', 'dialog'),
}

export const FileSystems: Story = { play: runAction('File systems', 'dialog') }
export const Cloned: Story = { args: { cloneExists: true } }
export const IsAClone: Story = { args: { hostname: `${host.hostname}_DR` } }
export const AskingToClone: Story = { play: runAction('Clone host', 'alertdialog') }
export const CloneRefused: Story = {
  args: {
    onClone: rejectWith('The host was not cloned: it is already cloned, or you do not have permission.'),
  },
  play: confirm('Clone host'),
}
export const AskingToDismiss: Story = { play: runAction('Dismiss host', 'alertdialog') }
export const Dismissing: Story = { args: { onDismiss: pendingPromise }, play: confirm('Dismiss host') }

export const CpuDetails: Story = { play: openDialog('Details', 'dialog') }

const hostArgs = (row: number) => {
  const host = makeHostDetail(row)
  return { hostname: host.hostname, host: one(host) }
}
export const Mysql: Story = { name: 'MySQL host', args: hostArgs(3) }
export const SqlServer: Story = { name: 'SQL Server host', args: hostArgs(51) }
export const Postgresql: Story = { name: 'PostgreSQL host', args: hostArgs(23) }
export const Mongodb: Story = { name: 'MongoDB host', args: hostArgs(7) }
export const WithoutDatabases: Story = { args: hostArgs(10) }
export const UnknownTechnology: Story = {
  args: { host: one(JSON.parse(JSON.stringify({ ...host, technology: 'IBM/Db2' }))) },
}
/** Only hostname and technology were decoded. */
export const EverythingNull: Story = {
  args: {
    host: one(
      malformedRows(hostDetail, host, null, { hostname: host.hostname, technology: 'Oracle/MySQL' })[0] ??
        host,
    ),
  },
}
export const LongText: Story = {
  args: {
    hostname: longName,
    ...withHost({ location: longName, cluster: longName, tags: [longName], environment: longName }),
  },
}
export const HostileText: Story = {
  args: { hostname: hostile, ...withHost({ location: hostile, cluster: hostile, tags: [hostile] }) },
}
