import { cluster } from '@inventory-console/api-mocks/decoders/api/clusters'
import { makeClusterRow, makeClusterRows } from '@inventory-console/api-mocks/fixtures/clusters'
import { makeTechnologies } from '@inventory-console/api-mocks/fixtures/technologies'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { malformedRows } from '../../testing/decodeRows.ts'
import { openPeek } from '../../testing/openPeek.ts'
import { withFullHeight } from '../../testing/samples/withFullHeight.tsx'
import { hostile } from '../../testing/samples/withPadding.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../testing/states.ts'
import { chromaticModes } from '../../testing/visualModes.ts'
import { ClustersScreen } from './ClustersScreen.tsx'

const clusters = makeClusterRows(60)
const meta = {
  title: 'Screens/Hypervisors/All clusters',
  component: ClustersScreen,
  decorators: [withFullHeight],
  args: { list: ready(clusters), technologies: makeTechnologies(), onRefresh: fn() },
} satisfies Meta<typeof ClustersScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['languages', 'widths'],
  parameters: chromaticModes('languages', 'widths'),
}
export const Peek: Story = { play: openPeek }
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'no such cluster' } } }
export const Failed: Story = { args: { list: failed('GET /hosts/clusters: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(clusters) } }
export const WithoutAgent: Story = {
  args: { view: { filters: { vmsErcoleAgentCount: { kind: 'range', max: 0 } } } },
}
export const AllColumns: Story = { args: { view: { hidden: [] } } }
/** Technologies still loading, or products that are not in the settings. */
export const UnknownTypes: Story = { args: { technologies: [] } }
export const NullEverywhere: Story = {
  args: {
    list: ready([
      ...malformedRows(cluster, makeClusterRow(1), null, { name: 'vmcl-mil-01' }),
      makeClusterRow(2, { name: hostile, type: hostile, virtualizationNodes: [hostile] }),
      makeClusterRow(3, { vmsCount: 0, vmsErcoleAgentCount: 0 }),
    ]),
  },
}
export const TabletWithFigures: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Summary' })),
}
