// Entry point of every npm script: installs the locked dependencies with pnpm, then runs the given command.
// Plain JavaScript for Node 20, the only thing a fresh machine has. The command itself runs on the installed Node.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const pnpm = 'pnpm@12.21.0'
const root = fileURLToPath(new URL('..', import.meta.url))
const command = process.argv.slice(2)
// The packaged Node is built for Linux x64 with glibc.
const isGlibc = process.platform === 'linux' && 'glibcVersionRuntime' in process.report.getReport().header
const usesPackagedNode = isGlibc && process.arch === 'x64'
const minimum = usesPackagedNode ? 20 : 24

if (Number.parseInt(process.versions.node, 10) < minimum) {
  process.stderr.write(
    `Node ${minimum} or newer is required on ${process.platform}-${process.arch}; this is Node ${process.versions.node}.\n`,
  )
  process.exit(1)
}

npx(['install', '--frozen-lockfile', '--reporter=append-only'], 'pnpm install failed. Are you offline?')
// Alpine is Linux x64 too, so the packaged Node is installed there but cannot start.
if (!usesPackagedNode) rmSync(join(root, 'node_modules/.bin/node'), { force: true })
npx(['exec', ...command])

function npx(args, hint) {
  const { status, signal, error } = runNpx(['--prefer-offline', '-y', pnpm, ...args])
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

function runNpx(args) {
  const options = {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, npm_config_update_notifier: 'false' },
  }
  // On Windows npx is a .cmd file, which only a shell can start, and a shell splits arguments at spaces.
  const script = join(dirname(process.env.npm_execpath ?? ''), 'npx-cli.js')
  return existsSync(script)
    ? spawnSync(process.execPath, [script, ...args], options)
    : spawnSync('npx', args, { ...options, shell: process.platform === 'win32' })
}
