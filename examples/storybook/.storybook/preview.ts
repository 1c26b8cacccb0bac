import { startMocks } from '@inventory-console/api-mocks/browser'
import type { Preview } from '@storybook/react-vite'

const preview: Preview = {
  loaders: [
    // Each story starts with an unchanged inventory. Its own handlers come first.
    async ({ parameters }) => ({
      mocks: await startMocks({
        hosts: 50,
        latency: 0,
        panel: false,
        keepsChanges: false,
        handlers: parameters['handlers'],
      }),
    }),
  ],
}
export default preview
