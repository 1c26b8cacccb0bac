import { makeHostChanges } from '@inventory-console/api-mocks/fixtures/oracleAudits'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn, userEvent, within } from 'storybook/test'
import { failed, forbidden, loading, notFound, one, ready } from '../../../testing/states.ts'
import { chromaticModes } from '../../../testing/visualModes.ts'
import { GrowthCharts, type GrowthChartsProps } from './GrowthCharts.tsx'
import { HostCharts } from './HostCharts.tsx'

const { hostname, oracleChangesDBs } = makeHostChanges(1)
const names = oracleChangesDBs.map(({ databasename }) => databasename)
const [database = ''] = names
const pdb = (pdbname: string, size: number) =>
  (oracleChangesDBs[0]?.oracleChanges ?? []).map(({ updated }, index) => ({
    dbname: database,
    pdbname,
    updated,
    datafileSize: size * (index + 40),
    segmentsSize: size * (index + 32),
    allocable: size * 120,
  }))

const hosts = ready(
  Array.from({ length: 300 }, (_, index) => ({
    id: index === 0 ? hostname : `ora-prod-${String(index).padStart(3, '0')}`,
    label: index === 0 ? hostname : `ora-prod-${String(index).padStart(3, '0')}`,
    note: index === 0 ? names.join(', ') : 'ORCL',
  })),
)

/** Holds the selection that the console keeps in the URL. */
function WithSelection({ initialSelection, ...props }: GrowthChartsProps) {
  const [compared, setCompared] = useState(initialSelection)
  return (
    <div className="h-dvh">
      <HostCharts view="growth" hosts={hosts} selectedId={props.hostname} onSelect={() => {}}>
        <GrowthCharts {...props} initialSelection={compared} onCompare={setCompared} />
      </HostCharts>
    </div>
  )
}

const initial = { from: '2026-02-13', to: '2026-03-16' }

const meta = {
  title: 'Screens/Oracle charts/Database growth',
  component: GrowthCharts,
  render: (args) => <WithSelection {...args} />,
  args: {
    hostname,
    changes: one(oracleChangesDBs),
    pdbs: ready([...pdb('PDBAPP1', 0), ...pdb('PDBAPP2', 2)]),
    initialSelection: null,
    onCompare: fn(),
    days: initial,
    initial,
    onDaysChange: fn(),
  },
} satisfies Meta<typeof GrowthCharts>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['languages', 'widths'],
  parameters: chromaticModes('languages', 'widths'),
}
export const SeveralCompared: Story = { args: { initialSelection: names.slice(0, 3) } }
export const OneOpen: Story = { args: { initialSelection: [database] } }
export const NothingInPeriod: Story = { args: { days: { from: '2024-01-01', to: '2024-01-31' } } }
export const PluggableDatabases: Story = {
  args: { initialSelection: [database] },
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: /^Pluggable databases/ })),
}
export const PdbsFailed: Story = { args: { initialSelection: [database], pdbs: failed() } }
export const Loading: Story = { args: { changes: loading } }
export const Failed: Story = { args: { changes: failed() } }
export const Forbidden: Story = { args: { changes: forbidden } }
export const NotFound: Story = { args: { changes: notFound } }
/** The response has no entry for this host. */
export const Empty: Story = { args: { changes: one([]) } }
