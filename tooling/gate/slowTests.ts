/**
 * Tests that take long for what they find. `npm test` runs them if a change can break them (decision 17), the nightly run
 * always.
 */

/** They run if a file that they import changed. */
export const slowUnitTests: readonly string[] = [
  // Whole worlds, every operation, and commands that start as programs.
  'packages/api-mocks/src/testing/invariants/{contract,decoders,states,sums}*.facts.test.ts',
  'packages/api-mocks/src/testing/contractFaults.test.ts',
  'packages/api-mocks/src/contract/tolerance.test.ts',
  'packages/api-mocks/src/{commands/{verify,exportAgentReports,fillServer},verify/{verify,figures},record/record}.test.ts',
  'packages/api-mocks/src/{handlers/shared/spreadsheets,world/licenses/licenseHistory}.test.ts',
  // Random worlds and plans.
  'packages/console/src/features/licenses/{licensePlan,proposals}.test.ts',
  // All stories on a server.
  'packages/ui/src/testing/serverRendering.test.ts',
  // `npm run visual`: its browser and its git.
  'tooling/visual/{render/renderer,report/report,side/git}.test.ts',
]

/** Corners of the shell. They run if a file of their folder changed. */
export const slowBrowserTests: readonly string[] = [
  'packages/console/src/shell/menu/cloudMenu.test.tsx',
  'packages/console/src/shell/layout/{clockNotice,locationName}.test.tsx',
  'packages/console/src/platform/{comparison/compare.zones,host-access/forbiddenHost}.test.tsx',
]
