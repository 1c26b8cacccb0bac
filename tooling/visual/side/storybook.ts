import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-fs'
import type { Log } from '../run.ts'
import { Cache, shaOf, type Side } from './cache.ts'
import { type Change, Repository } from './git.ts'

/** Increment when the renderer takes different pictures of the same build. */
const rendererVersion = 4

export interface Sides {
  cache: Cache
  baseKey: string
  baseName: string
  baseCommit: string
  headKey: string
  headTree: string
  changes: Change[]
}

export interface PrepareOptions {
  base: string | undefined
  isFresh: boolean
  browserVersion: string
}

/** The base commit and the working tree, with a cache key of everything that can change their pictures. */
export function openSides(root: string, { base, isFresh, browserVersion }: PrepareOptions): Sides {
  const repository = new Repository(root)
  const { name, commit } = repository.baseCommit(base)
  const tree = repository.workingTree()
  const versions = [rendererVersion, browserVersion, process.platform, process.arch]
  const keyOf = (tree: string) => shaOf(Buffer.from([...versions, repository.inputsHash(tree)].join(' ')))
  return {
    cache: new Cache(process.env['VISUAL_CACHE'] ?? join(root, 'node_modules/.cache/visual')),
    baseKey: keyOf(commit),
    baseName: name,
    baseCommit: commit,
    headKey: `${keyOf(tree)}${isFresh ? '-fresh' : ''}`,
    headTree: tree,
    changes: repository.changes(commit, tree),
  }
}

/** Builds the Storybook of the working tree unless the cache has it. */
export async function buildHead(root: string, { cache, headKey, headTree }: Sides, log: Log): Promise<Side> {
  const side = await cache.side(headKey)
  if (headKey.endsWith('-fresh')) await side.clear()
  if (side.isBuilt) return side
  log.info('Building the Storybook of the working tree')
  await buildStorybook(root, side.build)
  const repository = new Repository(root)
  if (repository.inputsHash(repository.workingTree()) !== repository.inputsHash(headTree)) {
    await side.clear()
    throw new Error('Files changed during the build of Storybook. Run the command again.')
  }
  return side
}

/** Builds the Storybook of the base commit unless the cache has it. */
export async function buildBase(
  root: string,
  { cache, baseKey, baseCommit }: Sides,
  log: Log,
): Promise<Side> {
  const side = await cache.side(baseKey)
  if (side.isBuilt) return side
  log.info('Installing and building the Storybook of the base')
  await buildCommit(root, baseCommit, side.build)
  return side
}

/** Builds the Storybook of a checkout with its own configuration. The output appears only when it is complete. */
async function buildStorybook(checkout: string, output: string): Promise<void> {
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
async function buildCommit(repository: string, commit: string, output: string): Promise<void> {
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
