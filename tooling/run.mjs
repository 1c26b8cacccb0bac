// Entry point of every npm script: installs the locked dependencies with pnpm, then runs the given command.
// Plain JavaScript for Node 20, the only thing a fresh machine has. The command itself runs on the installed Node.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const pnpm = 'pnpm@12.21.0'
const root = fileURLToPath(new URL('..', import.meta.url))
const command = process.argv.slice(2)
const installsNode = process.platform === 'linux' && process.arch === 'x64'
const minimum = installsNode ? 20 : 24

if (Number.parseInt(process.versions.node, 10) < minimum) {
  process.stderr.write(
    `Node ${minimum} or newer is required on ${process.platform}-${process.arch}; this is Node ${process.versions.node}.\n`,
  )
  process.exit(1)
}

npx(['install', '--frozen-lockfile', '--reporter=append-only'], 'pnpm install failed. Are you offline?')
npx(['exec', ...command])

function npx(args, hint) {
  const { status, signal, error } = spawnSync('npx', ['--prefer-offline', '-y', pnpm, ...args], {
    cwd: root,
    stdio: 'inherit',
    // npx is a .cmd file on Windows, which only a shell can start.
    shell: process.platform === 'win32',
    env: { ...process.env, npm_config_update_notifier: 'false' },
  })
  if (error) {
    process.stderr.write(`Cannot start npx: ${error.message}\n`)
    process.exit(1)
  }
  if (signal) process.exit(130)
  if (status !== 0) {
    if (hint) process.stderr.write(`${hint}\n`)
    process.exit(status ?? 1)
  }
}
