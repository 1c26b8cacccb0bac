import type { HostDetail, OracleDatabase } from '@inventory-console/api-mocks/contract'
import { makeHostDetail, makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn, userEvent, within } from 'storybook/test'
import { makeOracleAsks } from '../../../testing/fixtures/oracleAsks.ts'
import { framed } from '../../../testing/samples/framed.tsx'
import { OracleDatabases, type OracleDatabasesProps } from './OracleDatabases.tsx'

const start = makeHostDetail(1)

function hostOf(databases: OracleDatabase[] | null): HostDetail {
  const oracle = { ...start.features.oracle, database: { ...start.features.oracle?.database, databases } }
  return Object.assign({}, start, { features: { oracle } })
}
const databases = (count: number) =>
  Array.from({ length: count }, (_, index) => makeOracleDatabase(index + 1))

/** Holds the location that the console keeps in the URL. */
function Placed({ place: begin, open: first, onPlace, onOpen, ...rest }: OracleDatabasesProps) {
  const [place, setPlace] = useState(begin)
  const [open, setOpen] = useState(first)
  return (
    <OracleDatabases
      {...rest}
      open={open}
      onOpen={(name) => {
        setOpen(name)
        onOpen(name)
      }}
      place={place}
      onPlace={(next) => {
        setPlace(next)
        onPlace(next)
      }}
    />
  )
}

const meta = {
  title: 'Screens/HostDetails/OracleDatabases',
  component: OracleDatabases,
  decorators: [framed()],
  render: (args) => <Placed {...args} />,
  args: {
    host: hostOf(databases(4)),
    ask: makeOracleAsks(),
    open: null,
    onOpen: fn(),
    place: {},
    onPlace: fn(),
    licenses: () => null,
  },
} satisfies Meta<typeof OracleDatabases>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const SixtyDatabases: Story = { args: { host: hostOf(databases(60)) } }
export const NoDatabases: Story = { args: { host: hostOf(null) } }
export const CpuTime: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Database CPU time' }))
  },
}
