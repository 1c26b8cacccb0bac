import type { StorybookConfig } from '@storybook/react-vite'
import { msw } from 'msw/vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../*.stories.tsx'],
  addons: ['@storybook/addon-vitest'],
  // Serves the service worker.
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), msw({ mode: 'worker-only' })] }),
}
export default config
