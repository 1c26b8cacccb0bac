// The way in from plain npm: installs what the lockfile says, then runs one script of package.json.
// Runs on Node 20 (the only thing a fresh machine has); everything after it runs on the Node that it installs.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const pnpm = 'pnpm@12.21.0'
const root = fileURLToPath(new URL('..', import.meta.url))
const [script, ...args] = process.argv.slice(2)
const bringsItsOwnNode = process.platform === 'linux' && process.arch === 'x64'
const oldest = bringsItsOwnNode ? [20, 0] : [24, 0]

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  const reason = bringsItsOwnNode
    ? 'Node 20 or newer is needed to install the rest.'
    : `On ${process.platform}-${process.arch} bring Node 24 or newer yourself (on linux-x64 it is installed for you).`
  fail(`${reason} This is Node ${process.versions.node}.`)
}
if (!bringsItsOwnNode && script === 'check') {
  process.stderr.write(
    'The pinned test browser exists for linux-x64 only. Here the tests use CHROMIUM_PATH, an installed Chromium or ' +
      "Playwright's own (npx playwright install chromium), and pictures are taken but not compared.\n",
  )
}

npx(['install', '--frozen-lockfile', '--reporter=append-only'], 'The installation failed.')
npx(['run', script, ...args])

function npx(command, complaint) {
  const { status, signal, error } = spawnSync('npx', ['--prefer-offline', '-y', pnpm, ...command], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, npm_config_update_notifier: 'false' },
  })
  if (error) fail(`npx could not be started: ${error.message}`)
  if (signal) process.exit(128 + 2)
  if (status !== 0) {
    if (complaint) process.stderr.write(`${complaint} Without a network it needs a filled package store.\n`)
    process.exit(status ?? 1)
  }
}

function fail(text) {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
