/** The console's page lookup, for tests of the layers below the shell. */
export { pageOf } from '../shell/routing/manifest.ts'
