// Entry point of every npm script: installs the locked dependencies with pnpm unless they are installed, then runs the
// given command.
// Plain JavaScript for Node 20, the only thing a fresh machine has. The command itself runs on the installed Node.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
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

if (!isInstalled())
  npx(['install', '--frozen-lockfile', '--reporter=append-only'], 'pnpm install failed. Are you offline?')
// Alpine is Linux x64 too, so the packaged Node is installed there but cannot start.
if (!usesPackagedNode) rmSync(join(root, 'node_modules/.bin/node'), { force: true })
// On Windows the programs are .cmd files, which pnpm starts.
if (process.platform === 'win32') npx(['exec', ...command])
else
  finish(
    spawnSync(command[0], command.slice(1), { cwd: root, stdio: 'inherit', env: withPrograms() }),
    command[0],
  )

/** pnpm copies the lockfile when it has installed everything. Asking pnpm takes seconds. */
function isInstalled() {
  try {
    const installed = readFileSync(join(root, 'node_modules/.pnpm/lock.yaml'))
    return installed.equals(readFileSync(join(root, 'pnpm-lock.yaml')))
  } catch {
    return false
  }
}

function withPrograms() {
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  // Without a cache Node strips the types of every module again, which takes longer than running it.
  return { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env, PATH: path }
}

function npx(args, hint) {
  finish(runNpx(['--prefer-offline', '-y', pnpm, ...args]), 'npx', hint)
}

function finish({ status, signal, error }, program, hint) {
  if (error) {
    process.stderr.write(`Cannot start ${program}: ${error.message}\n`)
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
