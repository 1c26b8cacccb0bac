import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { profileArgs, profileForm } from '../../../testing/fixtures/profileArgs.ts'
import { sampleProfile, sampleProfiles } from '../../../testing/fixtures/sampleProfiles.ts'
import { withFullHeight } from '../../../testing/samples/withFullHeight.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../../testing/states.ts'
import { ProfilesScreen } from './ProfilesScreen.tsx'

const profiles = sampleProfiles('aws')

const meta = {
  title: 'Screens/Cloud/AWS profiles',
  component: ProfilesScreen,
  decorators: [withFullHeight],
  args: {
    ...profileArgs,
    cloud: 'aws',
    list: ready(profiles),
  },
} satisfies Meta<typeof ProfilesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The form loads lazily. */
const waitForForm = async () => {
  await screen.findByRole('form', {}, { timeout: 10_000 })
}

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'nothing matches this' } } }
export const Failed: Story = { args: { list: failed('GET /aws/configurations: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(profiles) } }

export const Adding: Story = { args: { form: profileForm }, play: waitForForm }
export const Editing: Story = {
  args: { form: { ...profileForm, profile: sampleProfile('aws', 2) } },
  play: waitForForm,
}
