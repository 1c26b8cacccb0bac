import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Download, Server, Trash2 } from 'lucide-react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { lazyModule } from '../../lib/lazy.ts'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { waitOptions } from '../../testing/waitOptions.ts'
import { Button } from '../button/Button.tsx'
import { LazyMenu } from './LazyMenu.tsx'
import {
  Menu,
  MenuCheckbox,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuRadio,
  MenuRadioGroup,
  MenuSeparator,
  MenuSubmenu,
} from './Menu.tsx'

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  decorators: [withPadding('min-h-100')],
  args: {
    open: true,
    trigger: <Button>Actions</Button>,
    children: (
      <>
        <MenuItem icon={<Copy size={16} />} shortcut="Ctrl C">
          Copy row
        </MenuItem>
        <MenuItem icon={<Download size={16} />}>Export</MenuItem>
        <MenuLink to="/hosts" icon={<Server size={16} />}>
          All hosts
        </MenuLink>
        <MenuItem disabled note="Only administrators">
          Add license
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 size={16} />} tone="danger">
          Dismiss host
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

/** Waits for focus after each key, because the menu moves it asynchronously. */
const press =
  (...steps: readonly (readonly [key: string, focused: string])[]) =>
  async () => {
    for (const [key, focused] of steps) {
      await userEvent.keyboard(key)
      await waitFor(() => expect(document.activeElement).toHaveTextContent(focused), waitOptions)
    }
  }

export const Ready: Story = {}
export const Closed: Story = { args: { open: false } }
export const AtTheEnd: Story = {
  decorators: [withPadding('flex justify-end')],
  args: { align: 'end' },
}
export const ToTheRight: Story = { args: { side: 'right' } }
export const Highlighted: Story = { play: press(['{ArrowDown}', 'Copy row'], ['{ArrowDown}', 'Export']) }
export const Checkboxes: Story = {
  args: {
    children: (
      <>
        <MenuLabel>Columns</MenuLabel>
        <MenuCheckbox checked>Hostname</MenuCheckbox>
        <MenuCheckbox checked={false}>Memory</MenuCheckbox>
        <MenuCheckbox checked disabled>
          Environment
        </MenuCheckbox>
      </>
    ),
  },
}
export const Radios: Story = {
  args: {
    children: (
      <MenuRadioGroup value="dark">
        <MenuRadio value="light">Light</MenuRadio>
        <MenuRadio value="dark">Dark</MenuRadio>
      </MenuRadioGroup>
    ),
  },
}
export const Submenu: Story = {
  args: {
    children: (
      <MenuSubmenu label="Language">
        <MenuItem>English</MenuItem>
        <MenuItem>Italiano</MenuItem>
      </MenuSubmenu>
    ),
  },
  play: press(['{ArrowDown}', 'Language'], ['{ArrowRight}', 'English']),
}
export const LongText: Story = { args: { children: <MenuItem shortcut="F2">{longName}</MenuItem> } }
export const HostileText: Story = { args: { children: <MenuItem>{hostile}</MenuItem> } }

function Entries({ onDismiss }: { onDismiss: () => void }) {
  return <MenuItem onSelect={onDismiss}>Dismiss</MenuItem>
}
const load = lazyModule(() => Promise.resolve(Entries))
export const OnDemand: Story = {
  render: () => (
    <div className="flex gap-2">
      <LazyMenu
        label="Actions"
        content="Actions"
        align="start"
        side="bottom"
        className="h-8 rounded-control px-2"
        load={load}
        entries={{ onDismiss: () => {} }}
      />
      <LazyMenu
        label="Beside"
        content="Beside"
        className="h-8 rounded-control px-2"
        side="right"
        align="end"
        load={load}
        entries={{ onDismiss: () => {} }}
      />
    </div>
  ),
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Dismiss'), waitOptions)
  },
}
