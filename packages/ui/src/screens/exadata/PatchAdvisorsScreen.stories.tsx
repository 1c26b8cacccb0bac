import { makePatchAdvisor } from '@inventory-console/api-mocks/fixtures/exadata'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../testing/states.ts'
import { exadataPatchAdvisors } from './PatchAdvisors.tsx'

const rows = Array.from({ length: 12 }, (_, index) => makePatchAdvisor(index + 1))
const meta = {
  title: 'Screens/Exadata/Exadata patch advisors',
  component: exadataPatchAdvisors.Screen,
  render: (args) => (
    <div className="h-dvh">
      <exadataPatchAdvisors.Screen {...args} />
    </div>
  ),
  args: { list: ready(rows) },
} satisfies Meta<typeof exadataPatchAdvisors.Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'no such component' } } }
export const Failed: Story = { args: { list: failed('GET /exadata/patch-advisors: 422') } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(rows) } }
