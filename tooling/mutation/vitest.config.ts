import { configDefaults, defineConfig } from 'vitest/config'

/** Unit tests only. Stryker runs them in worker threads, which cannot change the time zone. */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 60_000,
    include: [
      'packages/ui/src/{domain,lib,screens/licenses}/**/*.test.ts',
      'packages/console/src/**/*.test.ts',
      'packages/api-mocks/src/{control,faults,handlers,lib,world}/**/*.test.ts',
    ],
    exclude: [...configDefaults.exclude, 'packages/ui/src/domain/alertWindow.test.ts'],
  },
})
