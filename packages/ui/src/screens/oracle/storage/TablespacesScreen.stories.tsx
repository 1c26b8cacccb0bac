import { tablespaceRow } from '@inventory-console/api-mocks/decoders/api/oracle-rows'
import { makeTablespaceRows } from '@inventory-console/api-mocks/fixtures/oracle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { malformedRows } from '../../../testing/decodeRows.ts'
import { withFullHeight } from '../../../testing/samples/withFullHeight.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../../testing/states.ts'
import { chromaticModes } from '../../../testing/visualModes.ts'
import { tablespaces } from '../oracleLists.tsx'

const rows = makeTablespaceRows(60)

const meta = {
  title: 'Screens/Oracle/Tablespaces',
  component: tablespaces.Screen,
  decorators: [withFullHeight],
  args: { list: ready(rows), onRefresh: fn() },
} satisfies Meta<typeof tablespaces.Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['languages', 'widths'],
  parameters: chromaticModes('languages', 'widths'),
}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'nothing is called so' } } }
export const Failed: Story = {
  args: { list: failed('GET /hosts/technologies/oracle/databases/tablespaces: 422 Unprocessable Entity') },
}
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(rows) } }

/** Each level of the bar, each status, and usage above the maximum. */
export const FillLevels: Story = {
  args: {
    list: ready(
      ([0, 70, 80, 90, 90.01, 104.5] as const).flatMap((usedPerc, index) =>
        rows.slice(index, index + 1).map((row) => ({
          ...row,
          usedPerc,
          status: (['ONLINE', 'READ ONLY', 'OFFLINE'] as const)[index % 3] ?? 'ONLINE',
        })),
      ),
    ),
  },
}
export const Fullest: Story = { args: { view: { sort: { id: 'usedPerc', desc: true } } } }
export const TenThousandRows: Story = {
  args: {
    list: ready(
      Array.from({ length: 200 }, (_, host) =>
        rows.slice(0, 50).map((row) => ({ ...row, hostname: `${row.hostname}-${host}` })),
      ).flat(),
    ),
    view: { pageSize: 'all' },
  },
}
export const NullEverywhere: Story = {
  args: {
    list: ready(
      rows
        .slice(0, 3)
        .flatMap((row, index) => (index === 1 ? [row] : malformedRows(tablespaceRow, row, null))),
    ),
  },
}
