import type { OraclePdb } from '@inventory-console/api-mocks/contract'
import { makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { answering, makeOracleAsks } from '../../../../testing/fixtures/oracleAsks.ts'
import { framed } from '../../../../testing/samples/framed.tsx'
import { failed, one } from '../../../../testing/states.ts'
import { PdbsTab } from './PdbsTab.tsx'

const container = makeOracleDatabase(1)
const partitioned = makeOracleDatabase(9)
const advised = makeOracleDatabase(11)

/** One PDB with all details, and a closed one without any. */
const pdbs: readonly OraclePdb[] = (container.pdbs ?? []).map((pdb, index) =>
  index === 0
    ? { ...pdb, partitionings: partitioned.partitionings, segmentAdvisors: advised.segmentAdvisors }
    : pdb,
)
const closed: OraclePdb = {
  name: 'PDBCLOSED',
  status: 'MOUNTED',
  charset: '',
  tablespaces: null,
  schemas: null,
  services: null,
  grantDba: null,
  segmentAdvisors: null,
  partitionings: null,
  cpuDiskConsumptionPdbs: null,
  segmentsSize: 0,
  datafileSize: 0,
  allocable: 0,
  sgaTarget: 0,
  pgaAggregateTarget: 0,
}
const name = pdbs[0]?.name ?? ''

const meta = {
  title: 'Screens/HostDetails/OraclePdbs',
  component: PdbsTab,
  decorators: [framed()],
  args: {
    hostname: 'ora-prod-mil-001',
    database: { ...container, pdbs: [...pdbs, closed] },
    ask: makeOracleAsks({ audit: answering(one({ semaphore: 'green', policies: ['ORA_ACCOUNT_MGMT'] })) }),
    place: { tab: 'pdbs' },
    onPlace: fn(),
  },
} satisfies Meta<typeof PdbsTab>
export default meta
type Story = StoryObj<typeof meta>

const at = (view: string): Story => ({ args: { place: { tab: 'pdbs', pdb: name, view } } })

export const Ready: Story = {}
export const SixtyPdbs: Story = {
  args: {
    database: {
      ...container,
      pdbs: Array.from({ length: 60 }, (_, index) => ({ ...closed, name: `PDB${index + 1}` })),
    },
  },
}
export const UnknownPdb: Story = { args: { place: { tab: 'pdbs', pdb: 'GONE' } } }
export const General = at('general')
export const Schemas = at('schemas')
export const Tablespaces = at('tablespaces')
export const Grants = at('grants')
export const SegmentAdvisors = at('segmentAdvisors')
export const Partitionings = at('partitionings')
export const Growth = at('growth')
export const Capacity = at('capacity')
export const Services = at('services')
export const Migrability = at('migrability')
export const Audit = at('audit')
export const WithoutData: Story = { args: { place: { tab: 'pdbs', pdb: closed.name } } }
export const FactsFailed: Story = {
  args: {
    place: { tab: 'pdbs', pdb: name },
    ask: makeOracleAsks({ semaphore: answering(failed()), audit: answering(failed()) }),
  },
}
export const Phone: Story = {
  args: { place: { tab: 'pdbs', pdb: name } },
  globals: { viewport: { value: 'phone' } },
}
