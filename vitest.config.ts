import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import { configDefaults, defineConfig } from 'vitest/config'
import { comparePicture, isAcceptedPicture } from './.storybook/pictures.ts'
import { AxeReporter, verdictsOf } from './scripts/accessible/verdicts.ts'
import { chromium } from './scripts/chromium.ts'
import { CountsReporter } from './scripts/counts.ts'
import { chooseDefect, noteDefect } from './scripts/pictures/detection.ts'
import { ReviewReporter } from './scripts/pictures/reviewReporter.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const { executablePath, args, env, pinned } = await chromium()

const provider = playwright({
  contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce', colorScheme: 'light' },
  launchOptions: { ...(executablePath ? { executablePath } : {}), args, env },
})

/** Guards against what never ends, wide enough for a machine ten times slower: no test asserts a time. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000, interval: 20 } },
}

/** A new object each time: Vitest writes the project's name into the instances. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider,
  viewport: { width: 1200, height: 900 },
  instances: [{ browser: 'chromium' as const }],
})

/** Stories get defects, to see which of them the pictures catch: scripts/pictures/detect.ts. */
const isDetecting = process.env['DETECT'] === 'on'

/** Where the gate reads what a run came to. */
const counts = process.env['COUNTS']

export default defineConfig({
  test: {
    reporters: [counts ? new CountsReporter(counts) : 'default', new ReviewReporter(), new AxeReporter()],
    // Vitest leaves one processor free, which on two of them is half the machine; more pages than processors take longer.
    maxWorkers: '100%',
    // What no story imports and yet all of them show: `npm run pictures:changed` then runs them all.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/.storybook/**',
      '**/packages/ui/src/styles/**',
      '**/pnpm-lock.yaml',
    ],
    projects: [
      {
        test: {
          ...patience,
          name: 'unit',
          environment: 'node',
          // Files share what they import: a third less to do, and a fixture that somebody writes into is found out.
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', '.storybook/*.test.ts'],
        },
      },
      {
        plugins: [react(), tailwindcss(), msw({ mode: 'worker-only' })],
        // Found before the first test: a dependency that turns up later reloads the page in the middle of one.
        optimizeDeps: { entries: ['packages/*/src/**/*.{ts,tsx}', '.storybook/axe.ts'] },
        define: { 'import.meta.env.VITE_MOCKS': JSON.stringify('off') },
        test: {
          ...patience,
          name: 'browser',
          // As with the unit tests; the page of a worker fetches its modules once.
          isolate: false,
          include: ['packages/*/src/**/*.test.tsx', '.storybook/*.test.tsx'],
          setupFiles: [
            '.storybook/react.setup.ts',
            '.storybook/browser.setup.ts',
            '.storybook/prompt.setup.ts',
          ],
          browser: browser(),
        },
      },
      {
        plugins: [storybookTest({ configDir: `${root}.storybook` })],
        test: {
          ...patience,
          name: 'stories',
          provide: {
            pictures: pinned && process.env['PICTURES'] !== 'off',
            accepting: process.argv.includes('--update=all'),
            axeOfAll: process.env['AXE'] === 'all',
          },
          isolate: false,
          setupFiles: [
            '.storybook/react.setup.ts',
            isDetecting ? '.storybook/detect.setup.ts' : '.storybook/visual.setup.ts',
          ],
          browser: {
            ...browser(),
            commands: { comparePicture, verdictsOf, isAcceptedPicture, chooseDefect, noteDefect },
          },
        },
      },
      {
        test: {
          ...patience,
          // More patient than the flows of the console: beside the other tests, so that less is left for the end.
          name: 'storybook',
          environment: 'node',
          include: ['.storybook/*.e2e.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'e2e',
          environment: 'node',
          include: ['packages/console/e2e/**/*.e2e.ts'],
          exclude: process.env['E2E_NGINX'] ? [] : ['**/nginx.e2e.ts'],
          // Each of them drives a browser of its own: after the others they have both processors to themselves.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
