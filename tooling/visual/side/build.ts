import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-fs'

/** Builds the Storybook of a checkout with its own configuration. The output appears only when it is complete. */
export async function buildStorybook(checkout: string, output: string): Promise<void> {
  const temporary = `${output}-${process.pid}`
  const storybook = join(checkout, 'node_modules/storybook')
  const bin = await binOf(storybook)
  try {
    const flags = ['--test', '--preview-only', '--quiet', '--disable-telemetry', '--stats-json']
    const command = [process.execPath, [bin, 'build', ...flags, '--output-dir', temporary]] as const
    await run(...command, checkout, 'The Storybook build failed', { NODE_ENV: 'production' })
    await rm(output, { recursive: true, force: true })
    await rename(temporary, output)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function binOf(folder: string): Promise<string> {
  const manifest: { bin: string | Record<string, string> } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  )
  const bin = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin['storybook']
  if (bin === undefined) throw new Error(`${folder} has no command.`)
  return join(folder, bin)
}

/** Checks out a commit outside the repository, installs it from its own lockfile and builds its Storybook. */
export async function buildCommit(repository: string, commit: string, output: string): Promise<void> {
  const checkout = await mkdtemp(join(tmpdir(), 'visual-base-'))
  try {
    await checkOut(repository, commit, checkout)
    const [command, args] = await pnpmOf(repository)
    await run(
      command,
      [...args, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
      checkout,
      `The packages of ${commit.slice(0, 9)} could not be installed`,
    )
    await buildStorybook(checkout, output)
  } finally {
    await rm(checkout, { recursive: true, force: true })
  }
}

async function checkOut(repository: string, commit: string, folder: string) {
  // Older commits hold their reference pictures in visual/.
  const args = ['archive', '--format=tar', commit, '--', '.', ':(exclude)visual/*.png']
  const git = spawn('git', args, { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = new Promise<number | null>((resolve) => git.on('close', resolve))
  await pipeline(git.stdout, extract(folder))
  if ((await exit) !== 0) throw new Error(`git archive ${commit} failed.`)
}

/** The pnpm that runs this script, or else the one in package.json. */
async function pnpmOf(repository: string): Promise<[command: string, args: string[]]> {
  const own = process.env['npm_execpath'] ?? ''
  if (own.includes('pnpm')) return /\.[cm]?js$/.test(own) ? [process.execPath, [own]] : [own, []]
  const manifest: { packageManager?: string } = JSON.parse(
    await readFile(join(repository, 'package.json'), 'utf8'),
  )
  return ['npx', ['--prefer-offline', '-y', manifest.packageManager ?? 'pnpm@12.21.0']]
}

/** Shows the output only if the command fails. */
async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  problem: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<void> {
  const isScript = process.platform === 'win32' && dirname(command) === '.'
  const child = spawn(command, args, {
    cwd,
    shell: isScript,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: 'true', VITEST: undefined, ...variables },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0) throw new Error(`${problem}:\n\n${output.trim()}`)
}
