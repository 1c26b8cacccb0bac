import type { OracleDatabaseRow } from '@inventory-console/api-mocks/contract'
import { makeOracleDatabaseRows } from '@inventory-console/api-mocks/fixtures/oracle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { oracleDatabases } from '../../screens/databases/OracleDatabasesScreen.tsx'
import { withFullHeight } from '../../testing/samples/withFullHeight.tsx'
import { hostile } from '../../testing/samples/withPadding.tsx'
import { failed, forbidden, loading, ready, refreshing } from '../../testing/states.ts'
import { waitOptions } from '../../testing/waitOptions.ts'
import { CompareScreen, type CompareScreenProps } from './CompareScreen.tsx'

const now = makeOracleDatabaseRows(40)

const grown = (row: OracleDatabaseRow): OracleDatabaseRow => ({
  ...row,
  work: (row.work ?? 0) + 1.5,
  segmentsSize: row.segmentsSize * 0.98,
})
const upgraded = (row: OracleDatabaseRow): OracleDatabaseRow => ({
  ...row,
  version: '19.3.0.0.0 Enterprise Edition',
  archivelog: !row.archivelog,
  cpuCount: row.cpuCount + 2,
})

/**
 * Three databases removed, two added, every fifth with another configuration, and all but one with other
 * measurements.
 */
const then = [
  ...now.slice(4, 39).map((row, index) => grown(index % 5 === 0 ? upgraded(row) : row)),
  ...now.slice(39),
  ...now.slice(0, 2).map((row) => ({ ...row, name: `${row.name}OLD`, uniqueName: `${row.name}OLD` })),
]

function CompareDatabases(props: CompareScreenProps<OracleDatabaseRow>) {
  return <CompareScreen {...props} />
}

const { comparison } = oracleDatabases
if (!comparison) throw new Error('The list is not compared')

const compared = {
  earlier: ready(then),
  comparison,
  from: '2026-02-01',
  until: null,
  onClose: fn(),
}

const meta = {
  title: 'Screens/Comparison of two dates',
  component: CompareDatabases,
  decorators: [withFullHeight],
  args: {
    area: 'databases.oracle',
    columns: oracleDatabases.columns,
    list: ready(now),
    compared,
    onRefresh: fn(),
  },
} satisfies Meta<typeof CompareDatabases>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const computed: Play = async ({ canvasElement }) => {
  await within(canvasElement).findAllByRole('rowheader', {}, waitOptions)
}

const withoutRows: Play = async ({ canvasElement }) => {
  await within(canvasElement).findByText('No configuration changes')
}

export const Ready: Story = { play: computed }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: computed }
export const Measurements: Story = {
  play: async (context) => {
    await computed(context)
    await userEvent.click(within(context.canvasElement).getByRole('switch', { name: /^Show measurements/ }))
  },
}
export const DetailOpen: Story = {
  play: async (context) => {
    await computed(context)
    const [open] = await within(context.canvasElement).findAllByRole('button', { name: /^Details of/ })
    if (open) await userEvent.click(open)
  },
}
export const AddedOnly: Story = {
  args: { compared: { ...compared, view: { filters: { change: { kind: 'oneOf', values: ['added'] } } } } },
  play: computed,
}
/** Services that fail over in another way, which no column shows. */
export const NestedValues: Story = {
  args: {
    compared: {
      ...compared,
      earlier: ready(
        now.map((row) => ({
          ...row,
          services: row.services.map((service) => ({ ...service, failoverMethod: 'BASIC' })),
        })),
      ),
    },
  },
  play: computed,
}
/** With the quick filter of moved virtual machines. */
export const Moved: Story = {
  args: { compared: { ...compared, comparison: { ...comparison, places: ['version'] } } },
  play: computed,
}
export const OnlyMeasurements: Story = {
  args: { compared: { ...compared, earlier: ready(now.map(grown)) } },
  play: withoutRows,
}
export const NoDifference: Story = {
  args: { compared: { ...compared, earlier: ready(now) } },
  play: withoutRows,
}
export const Empty: Story = {
  args: { list: ready([]), compared: { ...compared, earlier: ready([]) } },
  play: withoutRows,
}
export const NoResults: Story = {
  play: async (context) => {
    await computed(context)
    const canvas = within(context.canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'no such database')
    await canvas.findByText('No results')
  },
}
export const TimeOfDay: Story = {
  args: { compared: { ...compared, from: '2026-03-14T09:12:00.000Z', until: '2026-03-15' } },
  play: computed,
}
export const Loading: Story = { args: { list: loading } }
export const EarlierLoading: Story = { args: { compared: { ...compared, earlier: loading } } }
export const Failed: Story = { args: { list: failed() } }
export const EarlierFailed: Story = { args: { compared: { ...compared, earlier: failed() } } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(now) }, play: computed }
export const Hostile: Story = {
  args: { list: ready(now.map((row) => ({ ...row, hostname: hostile, name: `${hostile} ${row.name}` }))) },
  play: computed,
}
