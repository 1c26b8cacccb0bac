import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium as playwright } from 'playwright'
import { x } from 'tinyexec'
import { build } from 'vite'
import { chromium } from '../browser/chromium.ts'
import { bundle } from '../visual/render/serve.ts'

/**
 * Compares the responses of the mock world in Chromium, and in other versions of Node, with those in this Node:
 * `node tooling/gate/sameBytes.ts /usr/bin/node /opt/node22/bin/node`.
 */

const mocks = fileURLToPath(new URL('../../packages/api-mocks/', import.meta.url))
const outDir = await mkdtemp(join(mocks, 'node_modules/.same-bytes-'))
try {
  await build({
    configFile: false,
    logLevel: 'error',
    root: mocks,
    ssr: { noExternal: true },
    build: { ssr: 'scripts/responseHashes.ts', outDir, target: 'node20' },
  })
  const expected = await inNode(process.execPath)
  compare('Chromium', await inChromium())
  for (const node of process.argv.slice(2)) {
    const { stdout: version } = await x(node, ['--version'])
    compare(version.trim(), await inNode(node))
  }

  function compare(engine: string, hashes: string) {
    const isSame = hashes === expected
    process.stdout.write(
      `${engine} ${isSame ? 'gives the same bytes as' : 'differs from'} Node ${process.version}\n`,
    )
    if (!isSame) process.exitCode = 1
  }
} finally {
  await rm(outDir, { recursive: true })
}

async function inNode(node: string): Promise<string> {
  const { stdout, stderr } = await x(node, [join(outDir, 'responseHashes.js')])
  return stdout || stderr
}

async function inChromium(): Promise<string> {
  const browser = await playwright.launch(await chromium())
  try {
    const page = await browser.newPage()
    const url = 'http://localhost/'
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto(url)
    await page.addScriptTag({
      content: await bundle(new URL('src/testing/responseHashes.ts', `file://${mocks}`)),
    })
    return await page.evaluate<string>('bundle.allResponseHashes().then(JSON.stringify)')
  } finally {
    await browser.close()
  }
}
