import { fn } from 'storybook/test'
import type { ProfilesScreenProps } from '../screens/cloud/profiles/ProfilesScreen.tsx'

/** An open profile form with nothing entered. */
export const profileForm = {
  profile: null,
  saving: false,
  failure: null,
  onSave: fn(),
  onClose: fn(),
} satisfies ProfilesScreenProps['form']

/** Props that all stories of profile lists share. */
export const profileArgs = {
  form: null,
  asked: null,
  onRefresh: fn(),
  onAdd: fn(),
  onEdit: fn(),
  onAsk: fn(),
  onConfirm: fn(),
  onCancel: fn(),
} satisfies Partial<ProfilesScreenProps>
