import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build, type InlineConfig } from 'vite'

/** Makes `dist`: what another project installs. A file stays a file, so that only what is imported is loaded. */

const ui = fileURLToPath(new URL('..', import.meta.url))
const src = join(ui, 'src')
const dist = join(ui, 'dist')
const types = join(dist, '.types')

const quiet = { root: ui, configFile: false, logLevel: 'warn' } as const satisfies InlineConfig
const ours = (id: string) => /^[./]/.test(id)

async function buildScripts() {
  const entries = globSync('{components,screens,columns,i18n,lib}/**/*.{ts,tsx}', { cwd: src }).filter(
    (name) => !/\.(stories|test|facts\.test|test-d)\.tsx?$/.test(name),
  )
  await build({
    ...quiet,
    build: {
      outDir: dist,
      target: 'es2022',
      minify: false,
      lib: {
        entry: Object.fromEntries(
          entries.map((name) => [name.replace(/\.tsx?$/, ''), join(src, name)] as const),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        external: (id) => !ours(id),
        output: { preserveModules: true, preserveModulesRoot: src, entryFileNames: '[name].js' },
      },
    },
  })
}

/** Finished CSS with the fonts beside it: the other project needs no Tailwind. */
async function buildStyles() {
  await build({
    ...quiet,
    base: './',
    plugins: [tailwindcss()],
    build: {
      outDir: dist,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(src, 'styles/index.css'),
        output: {
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? 'styles.css' : `fonts/${name}`,
        },
      },
    },
  })
}

function buildTypes() {
  execFileSync('tsc', ['-p', join(ui, 'tsconfig.package.json')], { stdio: 'inherit' })
  const contract = join(ui, '../api-mocks/src/contract')
  for (const name of globSync('generated/*.d.ts', { cwd: contract }))
    move(join(contract, name), `contract/${name}`)
  for (const name of globSync('**/*.d.ts', { cwd: join(types, 'ui/src') }))
    move(join(types, 'ui/src', name), name)
  for (const name of globSync('**/*.d.ts', { cwd: join(types, 'api-mocks/src/contract') }))
    move(join(types, 'api-mocks/src/contract', name), `contract/${name}`)
  rmSync(types, { recursive: true })
}

/** Declarations name sources; the package has none, and no contract package beside it. */
function move(file: string, name: string) {
  const target = join(dist, name)
  const up = relative(dirname(target), dist) || '.'
  const text = readFileSync(file, 'utf8')
    .replaceAll(/(from |import\()(['"])(\.[^'"]*?)(\.d)?\.tsx?\2/g, '$1$2$3.js$2')
    .replaceAll(
      /@inventory-console\/api-mocks\/contract(\/[\w/]+)?(\.d)?(\.ts)?(?=['"])/g,
      (_, below = '/index') => `${up.startsWith('.') ? up : `./${up}`}/contract${below}.js`,
    )
    .replaceAll(/import type (\w+) from '(\.\/[^']+\.json)';/g, (_, area: string, path: string) => {
      const texts: unknown = JSON.parse(readFileSync(join(src, dirname(name), path), 'utf8'))
      return `declare const ${area}: ${shape(texts)};`
    })
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}

function shape(value: unknown): string {
  if (typeof value !== 'object' || value === null) return 'string'
  const keys = Object.entries(value).map(([key, below]) => `${JSON.stringify(key)}: ${shape(below)}`)
  return `{ ${keys.join('; ')} }`
}

await buildScripts()
await buildStyles()
buildTypes()
// Importing a style sheet is checked too, by newer compilers.
writeFileSync(join(dist, 'styles.css.d.ts'), 'export {}\n')
cpSync(join(ui, '../../LICENSE'), join(dist, 'LICENSE'))
cpSync(join(src, 'styles/fonts/LICENSE'), join(dist, 'fonts/LICENSE'))
