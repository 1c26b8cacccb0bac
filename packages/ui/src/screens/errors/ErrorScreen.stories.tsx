import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { chromaticModes } from '../../testing/visualModes.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

const noop = () => {}

const meta = {
  title: 'Screens/Errors/Error',
  component: ErrorScreen,
  args: { kind: 'general' },
} satisfies Meta<typeof ErrorScreen>
export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = { args: { kind: 'notFound', onBack: noop } }
export const ServerError: Story = {
  tags: ['languages', 'widths'],
  parameters: chromaticModes('languages', 'widths'),
  args: {
    kind: 'serverError',
    onBack: noop,
    retryTo: '/hosts?search=db',
    cause: 'GET /hosts: 500 Internal Server Error – DB ERROR',
  },
}
export const General: Story = {
  args: {
    onBack: noop,
    retryTo: '/hosts',
    cause: 'GET /hosts: 422 Unprocessable Entity – unknown sort field',
  },
}
export const CauseShown: Story = {
  args: ServerError.args ?? {},
  play: async ({ canvas }) => userEvent.click(canvas.getByText('Technical details')),
}
export const NothingBefore: Story = { args: { kind: 'notFound' } }
export const LongCause: Story = {
  args: { kind: 'serverError', cause: `GET /hosts: 500 – ${'a-very-long-word-'.repeat(60)}` },
  play: async ({ canvas }) => userEvent.click(canvas.getByText('Technical details')),
}
