import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { makeRecommendations } from '../../../testing/fixtures/sampleRecommendations.ts'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../../testing/states.ts'
import { AllRecommendationsScreen } from './AllRecommendationsScreen.tsx'

const rows = [
  ...makeRecommendations('oracle', 30),
  ...makeRecommendations('aws', 12),
  ...makeRecommendations('google', 20),
]
const meta = {
  title: 'Screens/Cloud/All recommendations',
  component: AllRecommendationsScreen,
  render: (args) => (
    <div className="h-dvh">
      <AllRecommendationsScreen {...args} />
    </div>
  ),
  args: { list: ready(rows), missing: [], onRefresh: fn() },
} satisfies Meta<typeof AllRecommendationsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const ByCloud: Story = {
  play: async ({ canvasElement }) => {
    const names = await within(canvasElement).findAllByRole(
      'button',
      { name: /Block Storage Rightsizing/ },
      { timeout: 10_000 },
    )
    await userEvent.click(names[0] ?? canvasElement)
  },
}
export const OneCloudMissing: Story = {
  args: { list: ready(makeRecommendations('google')), missing: ['oracle', 'aws'] },
}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const Failed: Story = { args: { list: failed('GET /gcp/recommendations: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(rows) } }
