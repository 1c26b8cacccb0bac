import { oracleDatabase } from '@inventory-console/api-mocks/decoders/api/oracle-database'
import { makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { damaged } from '../../../testing/decoded.ts'
import { answering, makeOracleAsks } from '../../../testing/fixtures/oracleAsks.ts'
import { framed, hostile } from '../../../testing/samples/framed.tsx'
import { empty, failed, forbidden, loading, notFound, one } from '../../../testing/states.ts'
import { everything } from '../databases/databaseSearch.ts'
import { OraclePanel } from './OraclePanel.tsx'

/** One of three, so that every list has rows. */
const full = makeOracleDatabase(8, {
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
  title: 'Screens/HostDetails/OracleDatabase',
  component: OraclePanel,
  decorators: [framed()],
  args: {
    hostname: 'ora-prod-mil-008',
    database: full,
    shown: everything,
    ask: makeOracleAsks(),
    licenses: () => null,
    place: {},
    onPlace: fn(),
  },
} satisfies Meta<typeof OraclePanel>
export default meta
type Story = StoryObj<typeof meta>

const at = (tab: string): Story => ({ args: { place: { tab } } })

export const Info: Story = {}
export const Grants = at('grants')
export const Options = at('options')
export const Tablespaces = at('tablespaces')
export const Schemas = at('schemas')
export const Patches = at('patches')
export const Psus = at('psus')
export const Addms = at('addms')
export const SegmentAdvisors = at('segmentAdvisors')
export const Growth = at('growth')
export const Backups = at('backups')
export const Services = at('services')
export const Partitionings = at('partitionings')
export const Capacity = at('capacity')
export const DiskGroups = at('diskGroups')
export const Migrability = at('migrability')
export const Audit = at('audit')
export const Pdbs: Story = { args: { database: container, place: { tab: 'pdbs' } } }

const marked = (ask: Parameters<typeof makeOracleAsks>[0]): Story => ({ args: { ask: makeOracleAsks(ask) } })

export const Yellow = marked({
  semaphore: answering(one('yellow')),
  audit: answering(one({ semaphore: 'green', policies: ['ORA_ACCOUNT_MGMT'] })),
})
export const Red = marked({ semaphore: answering(one('red')), canMigrate: answering(one(false)) })
export const NotMeasured = marked({
  semaphore: answering(one('N/A')),
  audit: answering(one({ semaphore: 'N/A', policies: [] })),
})
export const FactsLoading = marked({
  canMigrate: answering(loading),
  semaphore: answering(loading),
  audit: answering(loading),
})
export const FactsFailed = marked({
  canMigrate: answering(notFound),
  semaphore: answering(failed()),
  audit: answering(forbidden),
})
export const PastDay: Story = {
  args: { ask: makeOracleAsks({ past: true }), place: { tab: 'diskGroups' } },
}

const asked = (tab: string, ask: Parameters<typeof makeOracleAsks>[0]): Story => ({
  args: { place: { tab }, ask: makeOracleAsks(ask) },
})

export const MigrabilityEmpty = asked('migrability', { migrability: answering(empty) })
export const MigrabilityFailed = asked('migrability', { migrability: answering(failed()) })
export const AuditGreen = asked('audit', {
  audit: answering(one({ semaphore: 'green', policies: ['ORA_ACCOUNT_MGMT'] })),
})
export const AuditFailed = asked('audit', { audit: answering(failed()) })

/** A database with only a name. */
export const EverythingNull: Story = {
  args: { database: damaged(oracleDatabase, full, null, { name: 'ERPP8' })[0] ?? full },
}
export const HostileText: Story = {
  args: {
    database: makeOracleDatabase(8, { uniqueName: hostile, platform: hostile, charset: hostile }),
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
