import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { x } from 'tinyexec'

/** Builds `dist`, the published package, with one output file per module. */

const mocks = fileURLToPath(new URL('..', import.meta.url))
const dist = join(mocks, 'dist')
const openapiMsw = join(mocks, 'node_modules/openapi-msw')

rmSync(dist, { recursive: true, force: true })
await x('tsc', ['-p', join(mocks, 'tsconfig.package.json')], {
  throwOnError: true,
  nodeOptions: { stdio: 'inherit' },
})
for (const name of globSync('contract/generated/*.d.ts', { cwd: join(mocks, 'src') }))
  cpSync(join(mocks, 'src', name), join(dist, name))
// Bundled because openapi-msw 2 requires MSW 2 as a peer, which would add a second MSW to the consumer's tree.
cpSync(join(openapiMsw, 'dist'), join(dist, 'openapi-msw'), {
  recursive: true,
  filter: (name) => !name.endsWith('.map'),
})
cpSync(join(openapiMsw, 'LICENSE'), join(dist, 'openapi-msw/LICENSE'))
cpSync(join(mocks, '../../LICENSE'), join(dist, 'LICENSE'))

for (const name of globSync('**/*.{js,d.ts}', { cwd: dist })) {
  const file = join(dist, name)
  const text = readFileSync(file, 'utf8')
    // Declarations still import the TypeScript sources, which the package does not contain.
    .replaceAll(/(from |import\()(['"])(\.[^'"]*?)(\.d)?\.tsx?\2/g, '$1$2$3.js$2')
    .replaceAll(
      /(from |import\()(['"])openapi-msw\2/g,
      `$1$2${pathFrom(name, 'openapi-msw/exports/main.js')}$2`,
    )
    .replace(/\n\/\/# sourceMappingURL=.*/, '')
  writeFileSync(file, text)
}

function pathFrom(module: string, target: string): string {
  const path = posix.relative(dirname(module).replaceAll(sep, '/'), target)
  return path.startsWith('.') ? path : `./${path}`
}
