import { makeUsedLicenses, makeUsedLicensesPerCluster } from '@inventory-console/api-mocks/fixtures/licenses'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { openRow } from '../../../testing/openRow.ts'
import { withFullHeight } from '../../../testing/samples/withFullHeight.tsx'
import { empty, failed, forbidden, loading, one, ready, refreshing } from '../../../testing/states.ts'
import { ClusterExplanation } from './UsedExplanation.tsx'
import { UsedClustersScreen } from './UsedLicensesScreens.tsx'

const rows = makeUsedLicensesPerCluster()
const inputs = one({ used: makeUsedLicenses() })

const meta = {
  title: 'Screens/Licenses/Used licenses per cluster',
  component: UsedClustersScreen,
  decorators: [withFullHeight],
  args: {
    list: ready(rows),
    onRefresh: fn(),
    explain: (row) => <ClusterExplanation row={row} inputs={inputs} />,
  },
} satisfies Meta<typeof UsedClustersScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'nothing matches this' } } }
export const Failed: Story = {
  args: { list: failed('GET /hosts/technologies/all/databases/licenses-used-per-cluster: 502 Bad Gateway') },
}
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(rows) } }

export const Explained: Story = {
  play: ({ canvasElement }) => openRow(canvasElement),
}
