import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { menuSample } from '../../testing/fixtures/menuSample.ts'
import { paletteSample, recentSample } from '../../testing/fixtures/paletteSample.ts'
import { userSample } from '../../testing/fixtures/userSample.ts'
import { longName } from '../../testing/samples/withPadding.tsx'
import { waitOptions } from '../../testing/waitOptions.ts'
import { AppShell, type AppShellProps } from './AppShell.tsx'
import { noFilters } from './filters/globalFilters.ts'
import { GlobalFilterStrip } from './filters/GlobalFilterStrip.tsx'
import { Breadcrumb } from './navigation/Breadcrumb.tsx'
import { Notice } from './Notices.tsx'
import { CommandSearch } from './search/CommandSearch.tsx'
import { UserMenu } from './UserMenu.tsx'

const noop = () => {}

function Shell(props: AppShellProps) {
  const [collapsed, setCollapsed] = useState(props.collapsed)
  return <AppShell {...props} collapsed={collapsed} onCollapsedChange={setCollapsed} />
}

const meta = {
  title: 'Components/Shell/AppShell',
  component: AppShell,
  render: (args) => <Shell {...args} />,
  args: {
    nodes: menuSample,
    current: 'hosts',
    collapsed: true,
    onCollapsedChange: noop,
    databaseConnected: true,
    search: <CommandSearch groups={paletteSample} recent={recentSample} />,
    userMenu: <UserMenu {...userSample} />,
    provider: 'Example Ltd',
    filters: (
      <GlobalFilterStrip
        value={noFilters}
        open={false}
        onOpenChange={noop}
        onApply={noop}
        onReset={noop}
        locations={{ status: 'ready', values: ['Milan'] }}
        environments={{ status: 'ready', values: ['PROD'] }}
      />
    ),
    breadcrumb: <Breadcrumb crumbs={[{ label: 'Dashboard', to: '/' }, { label: 'Hosts' }]} />,
    children: <p className="p-4">1,024 hosts</p>,
  },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

const press = (name: RegExp) => async (context: { canvasElement: HTMLElement }) => {
  await userEvent.click(within(context.canvasElement).getByRole('button', { name }))
}
const openUserMenu: NonNullable<Story['play']> = async (context) => {
  await press(/User menu/)(context)
  await within(document.body).findByRole('menu', {}, waitOptions)
}
const phone = { viewport: { value: 'phone' } }

export const Collapsed: Story = {}
export const Expanded: Story = { args: { collapsed: false } }
export const ThirdLevel: Story = { args: { collapsed: false, current: 'cpu-time' } }
export const FlyOut: Story = { args: { current: 'cpu-time' }, play: press(/^Databases$/) }
export const DisabledEntry: Story = { args: { collapsed: false }, play: press(/^Cloud advisor$/) }
export const DatabaseNotConnected: Story = { args: { databaseConnected: false } }
export const PaletteOpen: Story = {
  play: async (context) => {
    await press(/Go to/)(context)
    await within(document.body).findByRole('combobox', { name: 'Go to' }, waitOptions)
  },
}
export const UserMenuOpen: Story = { play: openUserMenu }
export const LimitedUserMenu: Story = {
  args: { userMenu: <UserMenu {...userSample} username={longName} onChangePassword={undefined} to={{}} /> },
  play: openUserMenu,
}
export const EmptyMenu: Story = { args: { nodes: [], current: null } }
export const LongText: Story = {
  args: {
    collapsed: false,
    nodes: menuSample.map((node) => ({ ...node, label: `${node.label} ${longName}` })),
    provider: longName,
  },
}
export const SkipLink: Story = { play: () => userEvent.tab() }
export const LongPage: Story = {
  args: {
    children: (
      <div className="p-4">
        {Array.from({ length: 80 }, (_, index) => (
          <p key={index}>{`Line ${index + 1}`}</p>
        ))}
      </div>
    ),
  },
}
export const Tablet: Story = { args: { collapsed: false }, globals: { viewport: { value: 'tablet' } } }
export const Desktop: Story = { args: { collapsed: false }, globals: { viewport: { value: 'desktop' } } }
export const Phone: Story = { globals: phone }
export const PhoneNotConnected: Story = { args: { databaseConnected: false }, globals: phone }
export const PhoneDrawer: Story = {
  globals: phone,
  play: async (context) => {
    await press(/Open menu/)(context)
    await within(document.body).findByRole('dialog', {}, waitOptions)
  },
}
export const PhoneUserMenu: Story = { globals: phone, play: openUserMenu }

const offline = <Notice tone="warning" text="You are offline. Data may be outdated." />
export const OneNotice: Story = { args: { notices: offline } }
/** Several notices are one button, so that the footer keeps its height. */
export const ThreeNotices: Story = {
  args: {
    notices: (
      <>
        {offline}
        <Notice tone="warning" text="Refresh failed. Data as of 16/03/2026 08:30" onRetry={noop} />
        <Notice
          tone="info"
          text="Your clock is 2 hours ahead. The console uses the server time."
          onClose={noop}
        />
      </>
    ),
  },
  play: press(/3 notices/),
}
export const NoticeOnPhone: Story = {
  args: { notices: offline },
  globals: { viewport: { value: 'phone' } },
}
