import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import { configDefaults, defineConfig } from 'vitest/config'
import { chromium } from './tooling/browser/chromium.ts'
import { slowBrowserTests, slowUnitTests } from './tooling/gate/slowTests.ts'
import { SummaryReporter } from './tooling/test/summary.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
// Unit tests need no browser. Browser tests then fail with Playwright's own error.
const launchOptions = await chromium().then(
  ({ executablePath, args, env }) => ({ executablePath, args, env }),
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    return {}
  },
)

const fixedTime = 'tooling/test/fixedTime.setup.ts'

/** Milliseconds that an assertion or an action waits for the page. */
const patience = 15_000

const providerIn = (timezoneId: string) =>
  playwright({
    contextOptions: { locale: 'en-US', timezoneId, reducedMotion: 'reduce', colorScheme: 'light' },
    // Without it, `expect.element` and actions wait for the rest of the test's time.
    actionTimeout: patience,
    launchOptions,
  })

/** Generous limits against hanging tests. No test asserts a duration. */
const timeouts = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: patience, interval: 20 } },
}

/** A new object for each project: Vitest writes the project name into the instances. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  connectTimeout: 180_000,
  provider: providerIn('UTC'),
  viewport: { width: 1200, height: 900 },
  instances: [{ browser: 'chromium' as const }],
})

/** One zone west and one east of Greenwich; both change their clocks in the years under test. */
const zones = ['America/Sao_Paulo', 'Pacific/Auckland']
/** Unit tests of the modules that know local days and hours, repeated in each zone. */
const datedTests = [
  'packages/*/src/**/*.zones.test.ts',
  'packages/ui/src/{lib/dates,lib/format,domain/alertWindow}.test.ts',
  'packages/ui/src/columns/oracleSeries.test.ts',
  'packages/ui/src/charts/line/lineModel.test.ts',
  'packages/ui/src/data-table/engine/selectRows.test.ts',
  'packages/ui/src/screens/dashboard/licenseTypes.test.ts',
  'packages/ui/src/screens/licenses/**/*.test.ts',
  'packages/console/src/features/dashboard/queries.test.ts',
  'packages/console/src/platform/{queries,scope,storage,url-state}/*.test.ts',
]

/** `npm run nightly` adds other time zones and the tests of `nightlyTests`. */
const isNightly = process.env['NIGHTLY'] !== undefined

/** Walks over all pages, hostile data, random worlds and flows that a pull request rarely breaks. */
const nightlyTests = [
  'packages/api-mocks/**/{sameBytes,growth,locale,writes}*.test.*',
  'packages/api-mocks/src/readme.test.ts',
  'packages/ui/src/screens/licenses/hostile.test.ts',
  'packages/console/src/testing/flows/{figures,figuresOfPages,registeredFigures,hostileLists}.test.tsx',
  'packages/console/e2e/{filterShift,hostile,lateChunks,lists,malformedResponses,mocks,print,randomActions}.e2e.ts',
  'packages/console/e2e/{start,startErrors}.e2e.ts',
  'tooling/test/{storybookDocs,demo}.e2e.ts',
]
const exclude = [...configDefaults.exclude, ...(isNightly ? [] : nightlyTests)]

/** Set by `npm test`, which must stay quick (decision 17). All other runs have all tests, and axe on every story. */
const isQuick = process.env['VITE_QUICK_TESTS'] !== undefined
/** Set for the unit tests that the quick run leaves out. */
const isSlow = process.env['VITE_SLOW_TESTS'] !== undefined

/** What all pages share. `npm test` adds the tests of the pages and screens that changed. */
const quickUiTests = ['packages/ui/src/!(screens)/**/*.test.tsx']
const quickTests = [
  'packages/console/src/{platform,shell}/**/*.test.tsx',
  'packages/console/src/features/session/login.test.tsx',
  'packages/console/src/testing/flows/{lists,licenseTasks}.test.tsx',
]

/** They watch code load for the first time, so each needs a page of its own, without the modules of other files. */
const firstLoadTests = ['packages/ui/src/components/menu/Menu.test.tsx']

/** Most stories of screens differ from another one in data only. `npm run visual` renders them as well. */
const slowStories = 'packages/ui/src/screens/**'

/** Modules cannot change during a single run, so the pages of the test files load them from their cache. */
const isSingleRun = process.argv.includes('run')

/** `npm test` and `npm run nightly` read the number of tests and the slowest files from it. */
const summaryFile = process.env['TEST_SUMMARY_FILE']

export default defineConfig({
  test: {
    reporters: [summaryFile ? new SummaryReporter(summaryFile) : 'default'],
    // Vitest leaves one core free, which is half of a two-core machine.
    maxWorkers: '100%',
    // No story imports these files, but they affect all stories.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/.storybook/**',
      '**/packages/ui/src/styles/**',
      '**/pnpm-lock.yaml',
    ],
    projects: [
      {
        test: {
          ...timeouts,
          name: 'unit',
          environment: 'node',
          setupFiles: [fixedTime],
          // Loading the modules takes longer than the tests, so the files of a worker share them (decision 17).
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          include: isSlow
            ? [...slowUnitTests]
            : ['packages/*/src/**/*.test.ts', 'tooling/**/*.test.ts', '.storybook/*.test.ts'],
          exclude: isQuick ? [...exclude, ...slowUnitTests] : exclude,
        },
      },
      ...(isNightly ? zones : []).map((zone) => ({
        test: {
          ...timeouts,
          name: `unit in ${zone}`,
          environment: 'node' as const,
          setupFiles: [fixedTime],
          env: { TZ: zone },
          include: datedTests,
        },
      })),
      {
        plugins: [react(), tailwindcss(), msw({ mode: 'worker-only' })],
        // Scanned up front: a dependency discovered later would reload the page in the middle of a test.
        optimizeDeps: { entries: ['packages/*/src/**/*.{ts,tsx}'] },
        ...(isSingleRun ? { server: { headers: { 'Cache-Control': 'max-age=3600' } } } : {}),
        define: {
          'import.meta.env.VITE_MOCKS': JSON.stringify('off'),
          'import.meta.env.VITE_NIGHTLY': JSON.stringify(isNightly),
        },
        test: {
          ...timeouts,
          name: 'browser',
          // Vite scans these as well. The default would include the examples, whose dependencies are not installed.
          include: ['packages/*/src/**/*.test.tsx'],
          setupFiles: [fixedTime, 'tooling/test/browser.setup.ts'],
          browser: {
            ...browser(),
            instances: [
              {
                browser: 'chromium',
                name: 'browser',
                include: [
                  ...(isQuick ? quickTests : ['packages/{api-mocks,console}/src/**/*.test.tsx']),
                  ...firstLoadTests,
                ],
                exclude: isQuick ? [...exclude, ...slowBrowserTests] : exclude,
              },
              {
                browser: 'chromium',
                name: 'browser of ui',
                // Components keep no state in their modules, so the files share a page (decision 17).
                isolate: false,
                include: isQuick ? quickUiTests : ['packages/ui/src/**/*.test.tsx'],
                exclude: [...exclude, ...firstLoadTests],
              },
              ...(isNightly
                ? [
                    {
                      browser: 'chromium' as const,
                      name: 'browser in Pacific/Auckland',
                      provider: providerIn('Pacific/Auckland'),
                      include: ['packages/*/src/**/*.zones.test.tsx'],
                    },
                  ]
                : []),
            ],
          },
        },
      },
      {
        plugins: [storybookTest({ configDir: `${root}.storybook` })],
        test: {
          ...timeouts,
          name: 'stories',
          // As in Storybook itself, all stories share a page. The nightly run shuffles them (decision 17).
          isolate: false,
          setupFiles: [fixedTime, 'tooling/stories/stories.setup.ts'],
          exclude: isQuick ? [...configDefaults.exclude, slowStories] : configDefaults.exclude,
          browser: browser(),
        },
      },
      {
        test: {
          ...timeouts,
          name: 'storybook',
          environment: 'node',
          include: ['tooling/test/*.e2e.ts'],
          exclude,
        },
      },
      {
        test: {
          ...timeouts,
          name: 'e2e',
          environment: 'node',
          setupFiles: [fixedTime],
          include: ['packages/console/e2e/**/*.e2e.ts'],
          globalSetup: ['tooling/test/buildConsole.setup.ts'],
          exclude: [...exclude, ...(process.env['E2E_NGINX'] ? [] : ['**/nginx.e2e.ts'])],
          // Each file drives its own browser, so they run after the other projects.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
