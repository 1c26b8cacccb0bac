import { fileURLToPath } from 'node:url'
import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import { createServer } from 'vite'

process.env['VITE_MOCKS'] = 'on'
const root = fileURLToPath(new URL('../../packages/console', import.meta.url))
// Vite reads these characters of a path as parts of a URL, and the page would load for ever.
if (/[%#?]/.test(root)) {
  process.stderr.write(`The folder ${root} has %, # or ? in its path. Move the project to another folder.\n`)
  process.exit(1)
}
const server = await createServer({ root, configFile: `${root}/vite.config.ts`, clearScreen: false })
await server.listen()

const users = sampleUsers.map(
  ({ username, password, note }) => `    ${username.padEnd(10)} ${password.padEnd(14)} ${note}`,
)
const lines = [
  '',
  `  The console runs on mocks: ${server.resolvedUrls?.local[0] ?? ''}`,
  '',
  '  Sample users (name, password):',
  ...users,
  '',
  '  Other personas, sizes, clocks and faults: use the Mocks button at the bottom of the page or Alt+Shift+M,',
  '  or append ?mock=persona:operator,hosts:10000 to the URL.',
  '  Components and screens: npm run storybook',
  '  The same API over HTTP: npm run mocks',
  '',
]
process.stdout.write(`${lines.join('\n')}\n`)
