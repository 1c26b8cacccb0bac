import { fileURLToPath } from 'node:url'
import { writeDocs } from '@inventory-console/api-mocks/reference'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { msw } from 'msw/vite'

// The reference of the services, as files beside the stories: Reference.mdx leads there.
const reference = fileURLToPath(new URL('../node_modules/.cache/reference', import.meta.url))
await writeDocs(reference)

const isRun = process.env['VITEST'] !== undefined

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
  typescript: { reactDocgen: isRun ? false : 'react-docgen-typescript' },
  // Nor has it a toolbar to press: what these look for after each change of a page is a twenty-fifth of its work.
  features: isRun ? { highlight: false, measure: false, outline: false, backgrounds: false } : {},
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss(), msw({ mode: 'worker-only' })],
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
}

export default config
