import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { chromium as playwright } from 'playwright'
import { extract } from 'tar-fs'
import { chooseBrowser } from './chooseBrowser.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const packedBrowser = join(root, 'node_modules/@sparticuz/chromium/bin')

export interface Browser {
  executablePath: string
  args: string[]
  env: Record<string, string>
  /** True for the Chromium of the npm package, which renders identical pixels on every machine. */
  pinned: boolean
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-partial-raster',
  // Makes pixels independent of CPU features.
  '--disable-skia-runtime-opts',
]

/** Browser for tests, screenshots and benchmarks. See docs/decisions/0003-pinned-browser.md. */
export async function chromium(): Promise<Browser> {
  const choice = chooseBrowser({
    platform: process.platform,
    arch: process.arch,
    musl: isMusl(),
    env: process.env,
    packedBrowser,
    playwrightBrowser: playwright.executablePath(),
    exists: existsSync,
  })
  return choice.kind === 'pinned'
    ? unpacked(packedBrowser)
    : { executablePath: choice.path, args, env: ownEnv(), pinned: false }
}

/** Node reports a glibc version only on glibc. */
function isMusl(): boolean {
  if (process.platform !== 'linux') return false
  const header: unknown = Reflect.get(process.report.getReport(), 'header')
  return Reflect.get(Object(header), 'glibcVersionRuntime') === undefined
}

async function unpacked(source: string): Promise<Browser> {
  const target = join(root, 'node_modules/.cache/chromium-153.0.0')
  if (!existsSync(target)) await unpack(source, target)
  const executablePath = join(target, 'chromium')
  const env = {
    ...ownEnv(),
    LD_LIBRARY_PATH: join(target, 'lib'),
    FONTCONFIG_FILE: join(target, 'fonts.conf'),
  }
  return { executablePath, args, env, pinned: true }
}

/** Unpacks into a temporary folder first, so that an interrupted run leaves no partial browser. */
async function unpack(source: string, target: string) {
  const temporary = `${target}-${process.pid}`
  await mkdir(temporary, { recursive: true })
  const brotli = (name: string) => [createReadStream(join(source, name)), createBrotliDecompress()] as const
  await pipeline(...brotli('chromium.br'), createWriteStream(join(temporary, 'chromium'), { mode: 0o755 }))
  await pipeline(...brotli('al2023.tar.br'), extract(temporary))
  await pipeline(...brotli('fonts.tar.br'), extract(temporary))
  await writeFile(
    join(temporary, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${xml(join(target, 'fonts'))}</dir><cachedir>${xml(join(target, 'font-cache'))}</cachedir></fontconfig>\n`,
  )
  await rename(temporary, target).catch(async (error: unknown) => {
    await rm(temporary, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  })
}

function xml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function ownEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  )
}

/** `npx pnpm exec node tooling/browser/chromium.ts` prints the browser in use. */
if (import.meta.main) {
  const { executablePath, pinned } = await chromium()
  process.stdout.write(`${executablePath}${pinned ? ' (pinned)' : ''}\n`)
}
