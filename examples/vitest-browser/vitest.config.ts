import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'

// Without CHROMIUM the test takes the browser of `npx playwright install chromium`.
const executablePath = process.env['CHROMIUM']
const launchOptions = executablePath === undefined ? {} : { executablePath, args: ['--no-sandbox'] }

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  // Serves the service worker.
  plugins: [msw({ mode: 'worker-only' })],
  test: {
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
