import { fileURLToPath } from 'node:url'
import { writeDocs } from '@inventory-console/api-mocks/reference'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { msw } from 'msw/vite'

// The reference of the services, as files beside the stories: Reference.mdx leads there.
const reference = fileURLToPath(new URL('../node_modules/.cache/reference', import.meta.url))
await writeDocs(reference)

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', './*.stories.tsx', '../packages/*/src/**/*.stories.tsx'],
  staticDirs: [{ from: reference, to: '/reference' }],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  // Prop tables need the types; the run of the stories does not.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss(), msw({ mode: 'worker-only' })],
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
}

export default config
