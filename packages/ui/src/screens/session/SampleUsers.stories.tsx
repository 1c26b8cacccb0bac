import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleUsers } from './SampleUsers.tsx'

const meta = {
  title: 'Screens/Session/Sample users of the demo',
  component: SampleUsers,
  args: {
    users: [
      { username: 'admin', password: 'Admin.2026', provider: 'basic' },
      { username: 'operator', password: 'Operator.2026', provider: 'basic' },
      { username: 'limited', password: 'Limited.2026', provider: 'basic' },
      { username: 'directory', password: 'Directory.2026', provider: 'ldap' },
    ],
    disabled: false,
    onLogin: () => {},
  },
  decorators: [
    (Story) => (
      <div className="max-w-[400px] p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SampleUsers>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const LoggingIn: Story = { args: { disabled: true } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Italian: Story = { globals: { locale: 'it' } }
export const Brazilian: Story = { globals: { locale: 'pt-br' } }
