import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { profileArgs, profileForm } from '../../../testing/fixtures/profileArgs.ts'
import { sampleProfile, sampleProfiles } from '../../../testing/fixtures/sampleProfiles.ts'
import { hostile, longName } from '../../../testing/samples/withPadding.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../../testing/states.ts'
import { ProfilesScreen, type ProfileAction } from './ProfilesScreen.tsx'

const meta = {
  title: 'Screens/Cloud/Oracle profiles',
  component: ProfilesScreen,
  render: (args) => (
    <div className="h-dvh">
      <ProfilesScreen {...args} />
    </div>
  ),
  args: {
    ...profileArgs,
    cloud: 'oracle',
    list: ready(sampleProfiles('oracle')),
  },
} satisfies Meta<typeof ProfilesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The form loads lazily. */
const waitForForm = async () => {
  await screen.findByRole('form', {}, { timeout: 10_000 })
}
const confirming = (action: ProfileAction, row: number) => ({
  pendingAction: { action, profile: sampleProfile('oracle', row), state: { status: 'confirming' as const } },
})

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'no such profile' } } }
export const Failed: Story = { args: { list: failed('GET /oracle-cloud/configurations: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(sampleProfiles('oracle')) } }
export const ActiveCannotBeDeleted: Story = {
  play: async ({ canvasElement }) => {
    const menus = await within(canvasElement).findAllByRole('button', { name: /^Actions/ })
    await userEvent.click(menus[0] ?? canvasElement)
    await screen.findByRole('menuitem', { name: /Delete/ }, { timeout: 10_000 })
  },
}

export const Adding: Story = { args: { form: profileForm }, play: waitForForm }
export const Editing: Story = {
  args: { form: { ...profileForm, profile: sampleProfile('oracle', 2) } },
  play: waitForForm,
}
export const ReplacingTheKey: Story = {
  args: Editing.args ?? {},
  play: async () => {
    await waitForForm()
    await userEvent.click(screen.getByRole('button', { name: /^Replace/ }))
  },
}
export const Faults: Story = {
  args: { form: profileForm },
  play: async () => {
    await waitForForm()
    await userEvent.type(screen.getByRole('textbox', { name: /Tenancy OCID/ }), 'tenancy')
    await userEvent.click(screen.getByRole('button', { name: 'Add profile' }))
  },
}
export const Saving: Story = {
  args: { form: { ...profileForm, profile: sampleProfile('oracle', 2), saving: true } },
  play: waitForForm,
}
export const SaveFailed: Story = {
  args: {
    form: {
      ...profileForm,
      profile: sampleProfile('oracle', 2),
      failure: { message: 'Could not save the profile: PUT /oracle-cloud/configurations/{id}: 500' },
    },
  },
  play: waitForForm,
}
export const Restored: Story = {
  args: {
    form: {
      ...profileForm,
      draft: { texts: sampleProfile('oracle', 3).texts, selected: false, secret: null },
    },
  },
  play: waitForForm,
}

export const AskActivate: Story = { args: confirming('activate', 2) }
export const AskDeactivate: Story = { args: confirming('deactivate', 1) }
export const AskDelete: Story = { args: confirming('delete', 2) }
export const DeleteFailed: Story = {
  args: {
    pendingAction: {
      action: 'delete',
      profile: sampleProfile('oracle', 2),
      state: { status: 'failed', error: { message: 'An active profile cannot be deleted.' } },
    },
  },
}

export const HostileText: Story = {
  args: {
    list: ready([
      { id: 'p1', selected: true, texts: { profile: hostile, tenancyOCID: longName, region: hostile } },
      { id: 'p2', selected: false, texts: { profile: longName, userOCID: hostile } },
    ]),
    pendingAction: {
      action: 'delete',
      profile: { id: 'p2', selected: false, texts: { profile: longName } },
      state: { status: 'confirming' },
    },
  },
  play: async () => {
    await screen.findByRole('alertdialog', {}, { timeout: 10_000 })
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneAdding: Story = {
  args: { form: profileForm },
  globals: { viewport: { value: 'phone' } },
  play: waitForForm,
}
