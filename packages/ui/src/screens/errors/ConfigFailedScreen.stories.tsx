import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfigFailedScreen } from './ErrorScreen.tsx'

const noop = () => {}

const meta = {
  title: 'Screens/Errors/Configuration failed',
  component: ConfigFailedScreen,
  args: {
    problem: 'network',
    detail: 'GET /config.json: TypeError: Failed to fetch',
    busy: false,
    onRetry: noop,
  },
} satisfies Meta<typeof ConfigFailedScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Network: Story = {}
export const Status: Story = { args: { problem: 'status', detail: 'GET /config.json: 503 maintenance' } }
export const NotJson: Story = { args: { problem: 'notJson', detail: 'GET /config.json: <!doctype html>' } }
export const NotObject: Story = { args: { problem: 'notObject', detail: 'GET /config.json: []' } }
export const NoScheme: Story = {
  args: {
    problem: 'noScheme',
    detail:
      'GET /config.json: APIServiceBaseUrl "inventory.example.net/api" → "https://inventory.example.net/api"',
  },
}
export const Timeout: Story = { args: { problem: 'timeout', detail: 'GET /config.json: TimeoutError' } }
export const Unexpected: Story = {
  args: { problem: 'unexpected', detail: 'TypeError: crypto.subtle is undefined' },
}
export const NoApi: Story = { args: { problem: 'noApi', detail: 'GET /config.json: APIServiceBaseUrl' } }
export const Retrying: Story = { args: { busy: true } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Italian: Story = { globals: { locale: 'it' } }
export const Brazilian: Story = { globals: { locale: 'pt-br' } }
