import { fileURLToPath } from 'node:url'
import { x } from 'tinyexec'

/** Builds the console that the end-to-end tests open. */
export async function setup() {
  await x('vite', ['build', 'packages/console', '--logLevel', 'warn'], {
    throwOnError: true,
    nodeOptions: {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      // Vitest sets `test`, which would bundle the development build of React.
      env: { ...process.env, NODE_ENV: 'production' },
    },
  })
}
