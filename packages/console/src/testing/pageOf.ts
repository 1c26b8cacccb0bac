/** Page lookup of the console, for tests of the layers below the shell. */
export { pageOf } from '../shell/routing/manifest.ts'
