import { fileURLToPath } from 'node:url'
import { writeDocs } from '@inventory-console/api-mocks/reference'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { msw } from 'msw/vite'

// API reference pages, served next to the stories and linked from Reference.mdx.
const reference = fileURLToPath(new URL('../node_modules/.cache/reference', import.meta.url))
await writeDocs(reference)

const isTest = process.env['VITEST'] !== undefined

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
  // Prop tables need docgen; story tests do not.
  typescript: {
    reactDocgen: isTest ? false : 'react-docgen-typescript',
    // Its own files have no prop tables; without the exclusion each prints a warning.
    reactDocgenTypescriptOptions: { exclude: ['**/*.stories.tsx', '**/.storybook/**'] },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss(), msw({ mode: 'worker-only' })],
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Libraries mark modules for servers that render, which Storybook has not; docgen takes most of the build.
        onLog: (level, log, handler) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'PLUGIN_TIMINGS') handler(level, log)
        },
      },
    },
  }),
}

export default config
