import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { pickSample } from '../../testing/fixtures/pickSample.ts'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { Badge } from '../badge/Badge.tsx'
import { PickList } from './PickList.tsx'

const noop = () => {}
const meta = {
  title: 'Components/Navigation/PickList',
  component: PickList,
  decorators: [withPadding('max-w-96')],
  args: {
    label: 'Hosts',
    placeholder: 'Type to search',
    text: '',
    onTextChange: noop,
    groups: [{ id: 'hosts', items: pickSample(8) }],
    onSelect: noop,
    empty: 'No hosts yet',
  },
} satisfies Meta<typeof PickList>
export default meta
type Story = StoryObj<typeof meta>

const only = (label: string, note?: string) => [
  { id: 'hosts', items: [{ id: 'a', label, note, mark: <Badge tone="warning">Obsolete</Badge> }] },
]

export const Ready: Story = {}
export const Chosen: Story = { args: { selectedId: 'db-003' } }
export const Groups: Story = {
  args: {
    text: 'db-00',
    groups: [
      { id: 'hosts', label: 'Hosts', items: pickSample(3), hidden: 1201 },
      { id: 'databases', label: 'Databases', items: [{ id: 'o', label: 'orcl-db-001', note: 'db-001' }] },
    ],
  },
}
export const Moved: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  },
}
export const NoMatch: Story = { args: { text: 'Atlantis', groups: [] } }
export const Empty: Story = { args: { groups: [] } }
export const LongText: Story = { args: { groups: only(longName, longName) } }
export const HostileText: Story = { args: { groups: only(hostile, hostile), text: '<img' } }
export const RightToLeft: Story = { args: { groups: only('مضيف-014', 'دبي') } }
