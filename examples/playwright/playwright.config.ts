import { defineConfig } from '@playwright/test'

const mocks = 'http://127.0.0.1:4010'
// Without CHROMIUM the test takes the browser of `npx playwright install chromium`.
const executablePath = process.env['CHROMIUM']

export default defineConfig({
  // Add the server of your page; its proxy sends /api to the mocks.
  webServer: { command: 'inventory-mocks --hosts 50', url: `${mocks}/api/ping` },
  // All tests share the state of the mocks.
  workers: 1,
  use: { baseURL: mocks, launchOptions: executablePath ? { executablePath, args: ['--no-sandbox'] } : {} },
})
