import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { sampleProfiles } from '../../../testing/fixtures/sampleProfiles.ts'
import { makeErrors, makeRecommendations } from '../../../testing/fixtures/sampleRecommendations.ts'
import { withFullHeight } from '../../../testing/samples/withFullHeight.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../../testing/states.ts'
import { RecommendationsScreen } from './RecommendationsScreen.tsx'

const rows = makeRecommendations('aws')

const meta = {
  title: 'Screens/Cloud/AWS recommendations',
  component: RecommendationsScreen,
  decorators: [withFullHeight],
  args: {
    cloud: 'aws',
    list: ready(rows),
    errors: empty,
    profiles: ready(sampleProfiles('aws')),
    retrieving: false,
    onRefresh: fn(),
    onRetrieve: fn(),
  },
} satisfies Meta<typeof RecommendationsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'nothing matches this' } } }
export const Failed: Story = { args: { list: failed('GET /aws/aws-recommendations: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(rows) } }

export const NoActiveProfile: Story = {
  args: {
    list: empty,
    profiles: ready(sampleProfiles('aws').map((profile) => ({ ...profile, selected: false }))),
  },
}
export const FailingProfile: Story = { args: { list: empty, errors: ready(makeErrors(1, 0)) } }
export const Retrieving: Story = { args: { retrieving: true } }
export const DetailsOpen: Story = {
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^Details of/ })
    await userEvent.click(first ?? canvasElement)
  },
}
