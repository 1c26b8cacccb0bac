import { fileURLToPath } from 'node:url'
import { x } from 'tinyexec'

/** Builds the console that the end-to-end tests open, unless `npm test` has just built it. */
export async function setup() {
  if (process.env['CONSOLE_IS_BUILT']) return
  await x('vite', ['build', 'packages/console', '--logLevel', 'warn'], {
    throwOnError: true,
    nodeOptions: {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      // Vitest sets `test`, which would bundle the development build of React.
      env: { ...process.env, NODE_ENV: 'production' },
    },
  })
}
