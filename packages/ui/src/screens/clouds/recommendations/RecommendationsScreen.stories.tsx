import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, within } from 'storybook/test'
import { sampleProfiles } from '../../../testing/fixtures/sampleProfiles.ts'
import {
  makeErrors,
  makeRecommendation,
  makeRecommendations,
} from '../../../testing/fixtures/sampleRecommendations.ts'
import { hostile, longName } from '../../../testing/samples/withPadding.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../../testing/states.ts'
import { RecommendationsScreen } from './RecommendationsScreen.tsx'

const meta = {
  title: 'Screens/Cloud/Oracle recommendations',
  component: RecommendationsScreen,
  render: (args) => (
    <div className="h-dvh">
      <RecommendationsScreen {...args} />
    </div>
  ),
  args: {
    cloud: 'oracle',
    list: ready(makeRecommendations('oracle')),
    errors: empty,
    profiles: ready(sampleProfiles('oracle')),
    retrieving: false,
    onRefresh: fn(),
    onRetrieve: fn(),
  },
} satisfies Meta<typeof RecommendationsScreen>
export default meta
type Story = StoryObj<typeof meta>

const openDetails: Story['play'] = async ({ canvasElement }) => {
  const [first] = await within(canvasElement).findAllByRole('button', { name: /^Details of/ })
  await userEvent.click(first ?? canvasElement)
}

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'no such thing' } } }
export const Failed: Story = {
  args: { list: failed('GET /oracle-cloud/oci-recommendations: 502 Bad Gateway') },
}
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = {
  args: { list: refreshing(makeRecommendations('oracle')) },
}
export const NoActiveProfile: Story = {
  args: {
    list: empty,
    profiles: ready(sampleProfiles('oracle').map((profile) => ({ ...profile, selected: false }))),
  },
}
export const OneFailingProfile: Story = { args: { list: empty, errors: ready(makeErrors(1, 0)) } }
export const SeveralFailingProfiles: Story = { args: { list: empty, errors: ready(makeErrors(3, 0)) } }
export const ErrorsOpen: Story = {
  args: { list: empty, errors: ready(makeErrors(0, 4)) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '4 errors' }))
    await screen.findByRole('searchbox', { name: 'Search errors' }, { timeout: 10_000 })
  },
}
export const ErrorsFailed: Story = { args: { list: empty, errors: failed() } }
export const AskRetrieve: Story = {
  args: { list: empty },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Collect' }))
    await screen.findByRole('alertdialog', {}, { timeout: 10_000 })
  },
}
export const Retrieving: Story = { args: { list: empty, retrieving: true } }
export const DetailsOpen: Story = { play: openDetails }
export const DetailsOfDisk: Story = {
  args: { cloud: 'google', list: ready([makeRecommendation('google', 2)]) },
  play: openDetails,
}
export const NoDetails: Story = {
  args: { list: ready([makeRecommendation('oracle', 1, { details: [] })]) },
  play: openDetails,
}
export const FilteredByCategory: Story = {
  args: { view: { filters: { category: { kind: 'oneOf', values: ['Block Storage Rightsizing'] } } } },
}
export const HostileText: Story = {
  args: {
    list: ready([
      makeRecommendation('oracle', 1, { name: hostile, category: longName, suggestion: hostile }),
      makeRecommendation('oracle', 2, { name: longName, objectType: hostile, compartmentName: longName }),
    ]),
    errors: ready(
      makeErrors(1, 1).map((error) => ({ ...error, profileID: longName, text: `${error.text} ${hostile}` })),
    ),
  },
  play: openDetails,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** The summary is collapsed below the table. */
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
