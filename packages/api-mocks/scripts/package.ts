import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Makes `dist`: what another project installs. A file stays a file. */

const mocks = fileURLToPath(new URL('..', import.meta.url))
const dist = join(mocks, 'dist')

rmSync(dist, { recursive: true, force: true })
execFileSync('tsc', ['-p', join(mocks, 'tsconfig.package.json')], { stdio: 'inherit' })
for (const name of globSync('contract/generated/*.d.ts', { cwd: join(mocks, 'src') }))
  cpSync(join(mocks, 'src', name), join(dist, name))
// Declarations name sources; the package has none.
for (const name of globSync('**/*.d.ts', { cwd: dist })) {
  const file = join(dist, name)
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replaceAll(/(from |import\()(['"])(\.[^'"]*?)(\.d)?\.tsx?\2/g, '$1$2$3.js$2'),
  )
}
cpSync(join(mocks, '../../LICENSE'), join(dist, 'LICENSE'))
