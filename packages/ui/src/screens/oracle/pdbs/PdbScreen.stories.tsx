import type { PdbRow } from '@inventory-console/api-mocks/contract'
import { oraclePdb } from '@inventory-console/api-mocks/decoders/api/oracle-database'
import { hostileName } from '@inventory-console/api-mocks/fixtures/hostile'
import { makePdbRows } from '@inventory-console/api-mocks/fixtures/oracle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { malformedRows } from '../../../testing/decodeRows.ts'
import { failed, forbidden, loading, notFound, one, ready, refreshingOne } from '../../../testing/states.ts'
import { PdbScreen } from './PdbScreen.tsx'

/** A PDB with data in every tab. */
const row = makePdbRows(400).find(
  ({ pdb }) =>
    pdb.segmentAdvisors.length &&
    pdb.partitionings.length &&
    pdb.pgsqlMigrability?.length &&
    pdb.policiesAudit?.length,
)
if (!row) throw new Error('No PDB of the sample has all parts')
const { dbname, pdb } = row

const days = Array.from({ length: 28 }, (_, day) => ({
  dbname,
  pdbname: pdb.name,
  updated: `2026-02-${String(day + 1).padStart(2, '0')}T04:00:00Z`,
  datafileSize: 0,
  segmentsSize: 0,
  allocable: 0,
}))

const meta = {
  title: 'Screens/Oracle/Pluggable database',
  component: PdbScreen,
  args: { name: pdb.name, state: one(row), onTabChange: fn(), onRefresh: fn(), growth: loading },
} satisfies Meta<typeof PdbScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { state: loading } }
export const Failed: Story = {
  args: { state: failed('GET /hosts/technologies/oracle/databases/pdbs: 422 Unprocessable Entity') },
}
export const Forbidden: Story = { args: { state: forbidden } }
export const NotFound: Story = { args: { state: notFound } }
export const Refreshing: Story = { args: { state: refreshingOne(row) } }

export const Tablespaces: Story = { args: { tab: 'tablespaces' } }
export const Grants: Story = { args: { tab: 'grants' } }
export const SegmentAdvisors: Story = { args: { tab: 'segmentAdvisors' } }
export const Partitionings: Story = { args: { tab: 'partitionings' } }
export const Services: Story = { args: { tab: 'services' } }
export const Migrability: Story = { args: { tab: 'migrability' } }
export const Capacity: Story = { args: { tab: 'capacity' } }
export const AuditPolicies: Story = { args: { tab: 'audit' } }

export const Growth: Story = {
  args: {
    tab: 'growth',
    growth: ready(
      days.map((change, day) => ({
        ...change,
        datafileSize: 120 + day * 2,
        segmentsSize: 90 + day * 1.5,
        allocable: 256,
      })),
    ),
  },
}
export const GrowthWithoutSizes: Story = { args: { tab: 'growth', growth: ready(days) } }
export const GrowthLoading: Story = { args: { tab: 'growth' } }
export const GrowthFailed: Story = {
  args: { tab: 'growth', growth: failed('GET change-list/ora-01/pdbs: 502 Bad Gateway') },
}

const emptyRow: PdbRow = {
  ...row,
  color: '',
  pdb: malformedRows(oraclePdb, pdb, null, { name: pdb.name })[0] ?? pdb,
}
export const NothingKnown: Story = { args: { state: one(emptyRow) } }
export const NothingMigrable: Story = { args: { state: one(emptyRow), tab: 'migrability' } }
const [strange, stranger] = [hostileName(3), hostileName(120)]
export const HostileNames: Story = {
  args: {
    name: strange,
    state: one({
      ...row,
      hostname: stranger,
      dbname: strange,
      pdb: {
        ...pdb,
        name: strange,
        schemas: pdb.schemas.map((schema, index) => ({
          ...schema,
          user: hostileName(index * 9 + 1),
        })),
      },
    }),
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
