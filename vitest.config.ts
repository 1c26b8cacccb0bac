import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'
import { chromium } from './scripts/chromium.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const { executablePath, args, env, pinned } = await chromium()

const provider = playwright({
  contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce', colorScheme: 'light' },
  launchOptions: { ...(executablePath ? { executablePath } : {}), args, env },
})

/** Guards against what never ends, wide enough for a machine ten times slower: no test asserts a time. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } }

/** A new object each time: Vitest writes the project's name into the instances. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider,
  viewport: { width: 1200, height: 900 },
  instances: [{ browser: 'chromium' as const }],
})

const stories = (theme: 'light' | 'dark') => ({
  plugins: [storybookTest({ configDir: `${root}.storybook`, initialGlobals: { theme } })],
  test: {
    ...patience,
    name: `stories-${theme}`,
    provide: { theme, pictures: pinned && process.env['PICTURES'] !== 'off' },
    isolate: false,
    setupFiles: ['.storybook/visual.setup.ts'],
    browser: {
      ...browser(),
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch' as const,
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) => `${root}visual/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) => `${root}visual-out/${arg}${ext}`,
        },
      },
    },
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        plugins: [react(), tailwindcss(), msw({ mode: 'worker-only' })],
        // Found before the first test: a dependency that turns up later reloads the page in the middle of one.
        optimizeDeps: { entries: ['packages/*/src/**/*.{ts,tsx}'] },
        define: { 'import.meta.env.VITE_MOCKS': JSON.stringify('off') },
        test: {
          ...patience,
          name: 'browser',
          include: ['packages/*/src/**/*.test.tsx'],
          setupFiles: ['.storybook/browser.setup.ts'],
          browser: browser(),
        },
      },
      stories('light'),
      stories('dark'),
      {
        test: {
          ...patience,
          name: 'e2e',
          environment: 'node',
          include: ['packages/console/e2e/**/*.e2e.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
})
