import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { hostsCrash, hostsEmpty } from '@inventory-console/api-mocks/scenarios/hosts'
import type { ListState } from '@inventory-console/ui/lib/state'
import { HostsScreen } from '@inventory-console/ui/screens/hosts/HostsScreen'
import { waitOptions } from '@inventory-console/ui/testing/waitOptions'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { screen } from 'storybook/test'
import { token } from './world.ts'

/** Loads hosts from the mock API as the persona selected in the toolbar. */
function ReloadableHosts() {
  const [reloadCount, setReloadCount] = useState(0)
  return <Hosts key={reloadCount} onReload={() => setReloadCount(reloadCount + 1)} />
}

function Hosts({ onReload }: { onReload: () => void }) {
  const [result, setResult] = useState<HostsResult>({ status: 'loading' })
  useEffect(() => {
    const abortController = new AbortController()
    void loadHosts(abortController.signal).then((next) => {
      if (!abortController.signal.aborted) setResult(next)
    })
    return () => abortController.abort()
  }, [])
  const list = result.status === 'failed' ? { ...result, retry: onReload } : result
  return (
    <div className="h-dvh">
      <HostsScreen list={list} onRefresh={onReload} />
    </div>
  )
}

type HostsResult =
  | Extract<ListState<HostSummary>, { status: 'loading' | 'ready' | 'forbidden' }>
  | { status: 'failed'; error: { message: string } }

async function loadHosts(signal: AbortSignal): Promise<HostsResult> {
  try {
    const headers = { Authorization: `Bearer ${token()}` }
    const response = await fetch('/api/hosts?mode=summary', { headers, signal })
    if (response.status === 403) return { status: 'forbidden' }
    if (!response.ok) return failed(response.status)
    const body: { hosts: readonly HostSummary[] | null } = await response.json()
    return { status: 'ready', value: body.hosts ?? [] }
  } catch (error) {
    return failed(error)
  }
}

const failed = (reason: unknown): HostsResult => ({
  status: 'failed',
  error: { message: `GET /hosts: ${String(reason)}` },
})

/**
 * Each story has its own mock world, even when several render on one docs page and send the same request at
 * the same time. The toolbar sets persona, hosts, seed, clock and fault.
 */
const meta = {
  title: 'Services/Hosts',
  component: ReloadableHosts,
  parameters: { docs: { story: { height: '480px' } } },
} satisfies Meta<typeof ReloadableHosts>
export default meta
type Story = StoryObj<typeof meta>

export const WithHosts: Story = {
  play: async () => {
    await screen.findByText('100 hosts', {}, waitOptions)
  },
}
export const NoHosts: Story = {
  parameters: { msw: hostsEmpty() },
  play: async () => {
    await screen.findByText('No hosts', {}, waitOptions)
  },
}
export const Crash: Story = {
  parameters: { msw: hostsCrash() },
  play: async () => {
    await screen.findByText('Could not load hosts', {}, waitOptions)
  },
}
