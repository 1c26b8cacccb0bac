import type { HostDetail, OracleDatabase } from '@inventory-console/api-mocks/contract'
import { makeHostDetail, makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { makeOracleQueries } from '../../../../testing/fixtures/oracleQueries.ts'
import { withPadding } from '../../../../testing/samples/withPadding.tsx'
import { OracleDatabases, type OracleDatabasesProps } from './OracleDatabases.tsx'

const sampleHost = makeHostDetail(1)

function hostOf(databases: OracleDatabase[] | null): HostDetail {
  const oracle = {
    ...sampleHost.features.oracle,
    database: { ...sampleHost.features.oracle?.database, databases },
  }
  return Object.assign({}, sampleHost, { features: { oracle } })
}
const databases = (count: number) =>
  Array.from({ length: count }, (_, index) => makeOracleDatabase(index + 1))

/** Holds the location that the console keeps in the URL. */
function WithLocation({
  location: initialLocation,
  open: initialDatabase,
  onLocationChange,
  onOpen,
  ...rest
}: OracleDatabasesProps) {
  const [location, setLocation] = useState(initialLocation)
  const [open, setOpen] = useState(initialDatabase)
  return (
    <OracleDatabases
      {...rest}
      open={open}
      onOpen={(name) => {
        setOpen(name)
        onOpen(name)
      }}
      location={location}
      onLocationChange={(next) => {
        setLocation(next)
        onLocationChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Screens/Host page/Oracle databases of a host',
  component: OracleDatabases,
  decorators: [withPadding()],
  render: (args) => <WithLocation {...args} />,
  args: {
    host: hostOf(databases(4)),
    queries: makeOracleQueries(),
    open: null,
    onOpen: fn(),
    location: {},
    onLocationChange: fn(),
    licenses: () => null,
    missingTypes: new Set(['A90611']),
  },
} satisfies Meta<typeof OracleDatabases>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const SixtyDatabases: Story = { args: { host: hostOf(databases(60)) } }
export const NoDatabases: Story = { args: { host: hostOf(null) } }
export const OpenDatabase: Story = { args: { open: databases(1)[0]?.name ?? null } }
