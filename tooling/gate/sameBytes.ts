import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { x } from 'tinyexec'
import { build } from 'vite'

/**
 * Compares the responses of the mock world with the committed hashes under other versions of Node:
 * `node tooling/gate/sameBytes.ts /usr/bin/node /opt/node22/bin/node`.
 */

const mocks = fileURLToPath(new URL('../../packages/api-mocks', import.meta.url))
const expected = await readFile(join(mocks, 'src/testing/responseHashes.json'), 'utf8')
const outDir = await mkdtemp(join(mocks, 'node_modules/.same-bytes-'))
try {
  await build({
    configFile: false,
    logLevel: 'error',
    root: mocks,
    ssr: { noExternal: true },
    build: { ssr: 'scripts/responseHashes.ts', outDir, target: 'node20' },
  })
  for (const node of [process.execPath, ...process.argv.slice(2)]) {
    const { stdout, stderr } = await x(node, [join(outDir, 'responseHashes.js'), '--print'])
    const { stdout: version } = await x(node, ['--version'])
    const isSame = stdout === expected
    process.stdout.write(`${version.trim()} ${isSame ? 'gives the same bytes' : `differs ${stderr}`}\n`)
    if (!isSame) process.exitCode = 1
  }
} finally {
  await rm(outDir, { recursive: true })
}
