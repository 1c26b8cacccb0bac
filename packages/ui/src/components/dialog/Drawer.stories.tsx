import type { Meta, StoryObj } from '@storybook/react-vite'
import { longName } from '../../testing/samples/withPadding.tsx'
import { Button } from '../button/Button.tsx'
import { Select } from '../select/Select.tsx'
import { Drawer } from './Drawer.tsx'

const noop = () => {}
const meta = {
  title: 'Components/Overlays, dialogs and confirmations/Drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: noop,
    title: 'Filters',
    side: 'right',
    children: (
      <div className="p-4">
        <Select label="Environment" value={null} choices={[]} onChange={noop} />
      </div>
    ),
    actions: (
      <>
        <Button variant="ghost">Reset</Button>
        <Button variant="primary">Apply</Button>
      </>
    ),
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Right: Story = {}
export const Left: Story = { args: { side: 'left', actions: null } }
export const Bottom: Story = { args: { side: 'bottom' } }
export const NonModal: Story = { args: { modal: false } }
export const LongText: Story = { args: { title: longName } }
export const Phone: Story = { args: { side: 'bottom' }, globals: { viewport: { value: 'phone' } } }
