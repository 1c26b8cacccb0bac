import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../components/button/Button.tsx'
import { fixtureColumns } from '../testing/fixtures/fixtureColumns.ts'
import { empty, failed, forbidden, loading, ready, refreshing } from '../testing/states.ts'
import { ListBlock } from './ListBlock.tsx'

const hosts = makeHosts(60)

const meta = {
  title: 'Components/Tables and lists/ListBlock',
  component: ListBlock<HostSummary>,
  render: (args) => (
    <div className="p-4">
      <ListBlock {...args} />
    </div>
  ),
  args: { area: 'hosts', columns: fixtureColumns, list: ready(hosts), rowId: ({ hostname }) => hostname },
} satisfies Meta<typeof ListBlock<HostSummary>>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'nothing is called so' } } }
export const Failed: Story = { args: { list: failed() } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(hosts) } }
export const FewRows: Story = { args: { list: ready(hosts.slice(0, 3)) } }
export const WithActions: Story = { args: { actions: <Button>Export</Button> } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
