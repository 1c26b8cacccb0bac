import type { OraclePdb } from '@inventory-console/api-mocks/contract'
import { makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { rendersState, makeOracleQueries } from '../../../../../testing/fixtures/oracleQueries.ts'
import { withPadding } from '../../../../../testing/samples/withPadding.tsx'
import { failed, one } from '../../../../../testing/states.ts'
import { PdbsTab } from './PdbsTab.tsx'

const container = makeOracleDatabase(1)
const partitioned = makeOracleDatabase(9)
const advised = makeOracleDatabase(11)

/** One PDB with all details, and a closed one without any. */
const pdbs: readonly OraclePdb[] = container.pdbs.map((pdb, index) =>
  index === 0
    ? { ...pdb, partitionings: partitioned.partitionings, segmentAdvisors: advised.segmentAdvisors }
    : pdb,
)
const closed: OraclePdb = {
  name: 'PDBCLOSED',
  status: 'MOUNTED',
  charset: '',
  tablespaces: [],
  schemas: [],
  services: [],
  grantDba: [],
  segmentAdvisors: [],
  partitionings: [],
  cpuDiskConsumptionPdbs: [],
  segmentsSize: 0,
  datafileSize: 0,
  allocable: 0,
  sgaTarget: 0,
  pgaAggregateTarget: 0,
}
const name = pdbs[0]?.name ?? ''

const meta = {
  title: 'Screens/Host page/Oracle PDBs of a host',
  component: PdbsTab,
  decorators: [withPadding()],
  args: {
    hostname: 'ora-prod-mil-001',
    database: { ...container, pdbs: [...pdbs, closed] },
    queries: makeOracleQueries({
      audit: rendersState(one({ semaphore: 'green', policies: ['ORA_ACCOUNT_MGMT'] })),
    }),
    location: { tab: 'pdbs' },
    onLocationChange: fn(),
  },
} satisfies Meta<typeof PdbsTab>
export default meta
type Story = StoryObj<typeof meta>

const openView = (view: string): Story => ({ args: { location: { tab: 'pdbs', pdb: name, view } } })

export const Ready: Story = {}
export const SixtyPdbs: Story = {
  args: {
    database: {
      ...container,
      pdbs: Array.from({ length: 60 }, (_, index) => ({ ...closed, name: `PDB${index + 1}` })),
    },
  },
}
export const UnknownPdb: Story = { args: { location: { tab: 'pdbs', pdb: 'GONE' } } }
export const General = openView('general')
export const Schemas = openView('schemas')
export const Tablespaces = openView('tablespaces')
export const Grants = openView('grants')
export const SegmentAdvisors = openView('segmentAdvisors')
export const Partitionings = openView('partitionings')
export const Growth = openView('growth')
export const Capacity = openView('capacity')
export const Services = openView('services')
export const Migrability = openView('migrability')
export const Audit = openView('audit')
export const WithoutData: Story = { args: { location: { tab: 'pdbs', pdb: closed.name } } }
export const FactsFailed: Story = {
  args: {
    location: { tab: 'pdbs', pdb: name },
    queries: makeOracleQueries({ semaphore: rendersState(failed()), audit: rendersState(failed()) }),
  },
}
export const Phone: Story = {
  args: { location: { tab: 'pdbs', pdb: name } },
  globals: { viewport: { value: 'phone' } },
}
