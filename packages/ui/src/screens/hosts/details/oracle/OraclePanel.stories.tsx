import { oracleDatabase } from '@inventory-console/api-mocks/decoders/api/oracle-database'
import { makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { malformedRows } from '../../../../testing/decodeRows.ts'
import { rendersState, makeOracleQueries } from '../../../../testing/fixtures/oracleQueries.ts'
import { withPadding, hostile } from '../../../../testing/samples/withPadding.tsx'
import { empty, failed, forbidden, loading, notFound, one } from '../../../../testing/states.ts'
import { allVisible } from '../databases/databaseSearch.ts'
import { OraclePanel } from './OraclePanel.tsx'

/** One of three, so that every list has rows. */
const fullDatabase = makeOracleDatabase(8, {
  segmentAdvisors: makeOracleDatabase(11).segmentAdvisors,
  partitionings: makeOracleDatabase(9).partitionings,
  oracleDatabaseMemoryAdvisor: {
    automaticMemoryManagement: true,
    memorySizeLowerGb: '11.5',
    pgaTargetAggregateLowerGb: '1.5',
    sgaSizeLowerGb: '4.77',
  },
})
const container = makeOracleDatabase(1)

const meta = {
  title: 'Screens/Host page/Oracle database',
  component: OraclePanel,
  decorators: [withPadding()],
  args: {
    hostname: 'ora-prod-mil-008',
    database: fullDatabase,
    visible: allVisible,
    queries: makeOracleQueries(),
    licenses: () => null,
    location: {},
    onLocationChange: fn(),
  },
} satisfies Meta<typeof OraclePanel>
export default meta
type Story = StoryObj<typeof meta>

const openTab = (tab: string): Story => ({ args: { location: { tab } } })

export const Info: Story = {}
export const Grants = openTab('grants')
export const Options = openTab('options')
export const Tablespaces = openTab('tablespaces')
export const Schemas = openTab('schemas')
export const Patches = openTab('patches')
export const Psus = openTab('psus')
export const Addms = openTab('addms')
export const SegmentAdvisors = openTab('segmentAdvisors')
export const Growth = openTab('growth')
export const Backups = openTab('backups')
export const Services = openTab('services')
export const Partitionings = openTab('partitionings')
export const Capacity = openTab('capacity')
export const DiskGroups = openTab('diskGroups')
export const Migrability = openTab('migrability')
export const Audit = openTab('audit')
export const Pdbs: Story = { args: { database: container, location: { tab: 'pdbs' } } }

const withQueries = (queries: Parameters<typeof makeOracleQueries>[0]): Story => ({
  args: { queries: makeOracleQueries(queries) },
})

export const Yellow = withQueries({
  semaphore: rendersState(one('yellow')),
  audit: rendersState(one({ semaphore: 'green', policies: ['ORA_ACCOUNT_MGMT'] })),
})
export const Red = withQueries({ semaphore: rendersState(one('red')), canMigrate: rendersState(one(false)) })
export const NotMeasured = withQueries({
  semaphore: rendersState(one('N/A')),
  audit: rendersState(one({ semaphore: 'N/A', policies: [] })),
})
export const FactsLoading = withQueries({
  canMigrate: rendersState(loading),
  semaphore: rendersState(loading),
  audit: rendersState(loading),
})
export const FactsFailed = withQueries({
  canMigrate: rendersState(notFound),
  semaphore: rendersState(failed()),
  audit: rendersState(forbidden),
})
export const PastDay: Story = {
  args: { queries: makeOracleQueries({ isPastDay: true }), location: { tab: 'diskGroups' } },
}

const openTabWithQueries = (tab: string, queries: Parameters<typeof makeOracleQueries>[0]): Story => ({
  args: { location: { tab }, queries: makeOracleQueries(queries) },
})

export const MigrabilityEmpty = openTabWithQueries('migrability', { migrability: rendersState(empty) })
export const MigrabilityFailed = openTabWithQueries('migrability', { migrability: rendersState(failed()) })
export const AuditGreen = openTabWithQueries('audit', {
  audit: rendersState(one({ semaphore: 'green', policies: ['ORA_ACCOUNT_MGMT'] })),
})
export const AuditFailed = openTabWithQueries('audit', { audit: rendersState(failed()) })

/** A database with only a name. */
export const EverythingNull: Story = {
  args: { database: malformedRows(oracleDatabase, fullDatabase, null, { name: 'ERPP8' })[0] ?? fullDatabase },
}
export const HostileText: Story = {
  args: {
    database: makeOracleDatabase(8, { uniqueName: hostile, platform: hostile, charset: hostile }),
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
