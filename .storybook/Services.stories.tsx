import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { hostsCrash, hostsEmpty } from '@inventory-console/api-mocks/scenarios/hosts'
import type { ListState } from '@inventory-console/ui/lib/state'
import { HostsScreen } from '@inventory-console/ui/screens/hosts/HostsScreen'
import { soon } from '@inventory-console/ui/testing/soon'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { screen } from 'storybook/test'
import { token } from './world.ts'

/** Loads hosts from the mock API as the persona selected in the toolbar. */
function AskedHosts() {
  const [asked, setAsked] = useState(0)
  return <Hosts key={asked} onAsk={() => setAsked(asked + 1)} />
}

function Hosts({ onAsk }: { onAsk: () => void }) {
  const [answer, setAnswer] = useState<Answer>({ status: 'loading' })
  useEffect(() => {
    const left = new AbortController()
    void answered(left.signal).then((next) => {
      if (!left.signal.aborted) setAnswer(next)
    })
    return () => left.abort()
  }, [])
  const list = answer.status === 'failed' ? { ...answer, retry: onAsk } : answer
  return (
    <div className="h-dvh">
      <HostsScreen list={list} onRefresh={onAsk} />
    </div>
  )
}

type Answer =
  | Extract<ListState<HostSummary>, { status: 'loading' | 'ready' | 'forbidden' }>
  | { status: 'failed'; error: { message: string } }

async function answered(signal: AbortSignal): Promise<Answer> {
  try {
    const headers = { Authorization: `Bearer ${token()}` }
    const answer = await fetch('/api/hosts?mode=summary', { headers, signal })
    if (answer.status === 403) return { status: 'forbidden' }
    if (!answer.ok) return failed(answer.status)
    const body: { hosts: readonly HostSummary[] | null } = await answer.json()
    return { status: 'ready', rows: body.hosts ?? [] }
  } catch (error) {
    return failed(error)
  }
}

const failed = (why: unknown): Answer => ({
  status: 'failed',
  error: { message: `GET /hosts: ${String(why)}` },
})

/**
 * Each story has its own mock world, even when several render on one docs page and send the same request at
 * the same time. The toolbar sets persona, hosts, seed, clock and fault.
 */
const meta = {
  title: 'Services/Hosts',
  component: AskedHosts,
  parameters: { docs: { story: { height: '480px' } } },
} satisfies Meta<typeof AskedHosts>
export default meta
type Story = StoryObj<typeof meta>

export const Answered: Story = {
  play: async () => {
    await screen.findByText('100 hosts', {}, soon)
  },
}
export const NoHosts: Story = {
  parameters: { msw: hostsEmpty() },
  play: async () => {
    await screen.findByText('No hosts', {}, soon)
  },
}
export const Crash: Story = {
  parameters: { msw: hostsCrash() },
  play: async () => {
    await screen.findByText('The hosts could not be loaded', {}, soon)
  },
}
