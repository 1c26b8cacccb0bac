import { configDefaults, defineConfig } from 'vitest/config'

// Stryker runs tests in worker threads, which cannot change the time zone and inherit this one. It is west of
// Greenwich, so that days in UTC differ from local days.
process.env['TZ'] = 'America/New_York'

/** Unit tests only. Of the mocks only those of the listed modules: the others walk whole worlds for each mutant. */
export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['tooling/test/fixedTime.setup.ts'],
    testTimeout: 60_000,
    include: [
      'packages/ui/src/{domain,lib,screens/licenses}/**/*.test.ts',
      'packages/console/src/**/*.test.ts',
      'packages/api-mocks/src/{contract,world/{access,alerts,licenses,server}}/**/*.test.ts',
    ],
    exclude: [
      ...configDefaults.exclude,
      // These know other zones only.
      'packages/*/src/**/*.zones.test.ts',
      'packages/ui/src/domain/alertWindow.test.ts',
      'packages/api-mocks/src/world/licenses/{licenseFixtures,licenseHistory}.test.ts',
    ],
  },
})
