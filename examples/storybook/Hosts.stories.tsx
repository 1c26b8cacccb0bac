import type { Mocks } from '@inventory-console/api-mocks/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'

/** A page that requests the hosts. */
function Hosts({ token }: { token: string }) {
  const [text, setText] = useState('Loading')
  useEffect(() => {
    fetch('/api/hosts?mode=hostnames', { headers: { Authorization: `Bearer ${token}` } })
      .then((response) => (response.ok ? response.json() : []))
      .then((names: string[]) => setText(`${names.length} hosts`))
  }, [token])
  return <p>{text}</p>
}

const meta = {
  title: 'Hosts',
  component: Hosts,
  args: { token: '' },
  render: (_args, { loaded }) => <Hosts token={(loaded['mocks'] as Mocks).token} />,
} satisfies Meta<typeof Hosts>
export default meta
type Story = StoryObj<typeof meta>

export const FromTheMocks: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('50 hosts')).toBeVisible()
  },
}

export const FromAnOwnHandler: Story = {
  parameters: { handlers: [http.get('*/api/hosts', () => HttpResponse.json(['db-001']))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 hosts')).toBeVisible()
  },
}
