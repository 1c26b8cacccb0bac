import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { chromaticModes } from '../../testing/visualModes.ts'
import type { LoginFailure } from './LoginForm.tsx'
import { LoginScreen } from './LoginScreen.tsx'

const noop = () => {}

const meta = {
  title: 'Screens/Session/Login',
  component: LoginScreen,
  args: {
    attempt: { status: 'idle' },
    provider: 'basic',
    onProviderChange: noop,
    onLogin: noop,
    onLocaleChange: noop,
  },
} satisfies Meta<typeof LoginScreen>
export default meta
type Story = StoryObj<typeof meta>

const fillCredentials: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  const [username] = canvas.getAllByRole('textbox')
  const password = canvasElement.querySelector('input[type=password]')
  if (username) await userEvent.type(username, 'mrossi')
  if (password) await userEvent.type(password, 'correct horse')
}

const failedWith = (reason: LoginFailure): Story => ({
  args: { attempt: { status: 'failed', reason } },
  play: fillCredentials,
})

export const Empty: Story = {}
export const FieldRequired: Story = {
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Log in' })),
}
export const Filled: Story = { play: fillCredentials }
export const Submitting: Story = { args: { attempt: { status: 'submitting' } } }
export const WrongPassword: Story = {
  ...failedWith('wrongCredentials'),
  tags: ['languages', 'widths'],
  parameters: chromaticModes('languages', 'widths'),
}
export const TimedOut = failedWith('timedOut')
export const Unreachable = failedWith('unreachable')
export const Rejected = failedWith('rejected')
export const ServerError = failedWith('serverError')
export const GenericFailure = failedWith('generic')
export const WithSso: Story = { args: { onSso: noop } }
const signOnFailedWith = (reason: LoginFailure): Story => ({
  args: { attempt: { status: 'failed', reason }, onSso: noop },
})
export const SignOnRefused = signOnFailedWith('signOnRefused')
export const SignOnMismatch = signOnFailedWith('signOnMismatch')
export const SignOnIncomplete = signOnFailedWith('signOnIncomplete')
export const Ldap: Story = { args: { provider: 'ldap' } }
export const ForgotPassword: Story = {
  play: async ({ canvas }) => userEvent.click(canvas.getByText('Forgot your password?')),
}
