import { type ReactNode, useState } from 'react'
import { AppShell } from '../../components/shell/AppShell.tsx'
import { ActiveFilters } from '../../components/shell/filters/ActiveFilters.tsx'
import {
  GlobalFilterStrip,
  noFilters,
  type GlobalFilters,
} from '../../components/shell/filters/GlobalFilterStrip.tsx'
import { IgnoredFilters } from '../../components/shell/filters/IgnoredFilters.tsx'
import { Footer } from '../../components/shell/Footer.tsx'
import { Breadcrumb } from '../../components/shell/navigation/Breadcrumb.tsx'
import type { NavNode } from '../../components/shell/navigation/navNode.ts'
import { CommandPalette, type PaletteGroup } from '../../components/shell/search/CommandPalette.tsx'
import { CommandSearch } from '../../components/shell/search/CommandSearch.tsx'
import { QuickSwitch } from '../../components/shell/search/QuickSwitch.tsx'
import { UserMenu } from '../../components/shell/UserMenu.tsx'
import type { UserMenuProps } from '../../components/shell/userMenuProps.ts'

interface Page {
  nodes: readonly NavNode[]
  user: UserMenuProps
  children: ReactNode
}

export function AppShellSample({ nodes, user, children }: Page) {
  const [collapsed, setCollapsed] = useState(true)
  return (
    <AppShell
      nodes={nodes}
      current="hosts"
      collapsed={collapsed}
      onCollapsedChange={setCollapsed}
      databaseConnected
      userMenu={<UserMenu {...user} />}
      provider="Example Ltd"
      breadcrumb={<Breadcrumb crumbs={[{ label: 'Dashboard', to: '/' }, { label: 'Hosts' }]} />}
    >
      {children}
    </AppShell>
  )
}

export function BreadcrumbSample() {
  return <Breadcrumb copyLast crumbs={[{ label: 'Hosts', to: '/hosts' }, { label: 'db-014' }]} />
}

export function FooterSample() {
  return <Footer provider="Example Ltd" />
}

export function IgnoredFiltersSample() {
  const [filters, setFilters] = useState<GlobalFilters>({ ...noFilters, location: 'Milan' })
  return <IgnoredFilters applied="parts" value={filters} onChange={setFilters} />
}

export function ActiveFiltersSample() {
  const [filters, setFilters] = useState<GlobalFilters>({ ...noFilters, location: 'Milan' })
  return <ActiveFilters value={filters} onChange={setFilters} />
}

export function GlobalFilterStripSample() {
  const [filters, setFilters] = useState(noFilters)
  const [open, setOpen] = useState(false)
  return (
    <GlobalFilterStrip
      value={filters}
      onApply={setFilters}
      onReset={() => setFilters(noFilters)}
      open={open}
      onOpenChange={setOpen}
      locations={{ status: 'ready', values: ['Milan', 'Turin'] }}
      environments={{ status: 'ready', values: ['PROD', 'TEST'] }}
    />
  )
}

const groups: readonly PaletteGroup[] = [
  { id: 'pages', list: { status: 'ready', value: [{ id: 'hosts', label: 'Hosts', to: '/hosts' }] } },
  { id: 'hosts', list: { status: 'loading' } },
]

export function CommandSearchSample({ onOpen }: { onOpen: () => void }) {
  return <CommandSearch groups={groups} onOpen={onOpen} />
}

export function CommandPaletteSample({ onClose }: { onClose: () => void }) {
  return <CommandPalette groups={groups} onClose={onClose} />
}

export function QuickSwitchSample() {
  return (
    <QuickSwitch
      label="Switch to another host"
      current="db-001"
      list={{ status: 'ready', value: [{ id: 'db-002', label: 'db-002', to: '/details/db-002' }] }}
    />
  )
}

export function UserMenuSample(props: Pick<UserMenuProps, 'onLogout' | 'onVersion' | 'onLocaleChange'>) {
  return (
    <UserMenu
      {...props}
      username="ada"
      to={{ users: '/users' }}
      theme="system"
      onThemeChange={() => {}}
      density="comfortable"
      onDensityChange={() => {}}
    />
  )
}
