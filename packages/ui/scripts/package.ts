import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { x } from 'tinyexec'
import { build, type InlineConfig } from 'vite'
import { scopeStyles } from './scopeStyles.ts'

/** Builds `dist`, the published package: one output file per module, so that consumers load only what they import. */

const ui = fileURLToPath(new URL('..', import.meta.url))
const src = join(ui, 'src')
const dist = join(ui, 'dist')
const types = join(dist, '.types')

const buildConfig = { root: ui, configFile: false, logLevel: 'warn' } as const satisfies InlineConfig
const isOwnModule = (id: string) => id.startsWith('.') || isAbsolute(id)

async function buildScripts() {
  const modules = globSync(
    '{components,data-table,list-screen,charts,domain,screens,columns,i18n,lib}/**/*.{ts,tsx}',
    { cwd: src },
  )
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => !/\.(stories|test|facts\.test|test-d)\.tsx?$/.test(name))
  await build({
    ...buildConfig,
    build: {
      outDir: dist,
      target: 'es2022',
      minify: false,
      lib: {
        entry: Object.fromEntries(
          modules.map((name) => [name.replace(/\.tsx?$/, ''), join(src, name)] as const),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        external: (id) => !isOwnModule(id),
        output: { preserveModules: true, preserveModulesRoot: src, entryFileNames: '[name].js' },
      },
    },
  })
  // The bundler renames modules with the same name, which breaks their export paths.
  const missingModules = modules.filter((name) => !existsSync(join(dist, name.replace(/\.tsx?$/, '.js'))))
  if (missingModules.length > 0)
    throw new Error(`Modules without an output file of their name: ${missingModules.join(', ')}`)
}

/** Compiles the CSS and copies the fonts, so that other projects need no Tailwind. */
async function buildStyles() {
  await build({
    ...buildConfig,
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

async function buildTypes() {
  await x('tsc', ['-p', join(ui, 'tsconfig.package.json')], {
    throwOnError: true,
    nodeOptions: { stdio: 'inherit' },
  })
  const contract = join(ui, '../api-mocks/src/contract')
  for (const name of globSync('generated/*.d.ts', { cwd: contract }))
    move(join(contract, name), `contract/${name}`)
  for (const name of globSync('**/*.d.ts', { cwd: join(types, 'ui/src') }))
    move(join(types, 'ui/src', name), name)
  for (const name of globSync('**/*.d.ts', { cwd: join(types, 'api-mocks/src/contract') }))
    move(join(types, 'api-mocks/src/contract', name), `contract/${name}`)
  rmSync(types, { recursive: true })
}

/** Rewrites imports in the declarations: the package has no sources and no dependency on api-mocks. */
function move(file: string, name: string) {
  const target = join(dist, name)
  const relativeRoot = posix.relative(dirname(name).replaceAll(sep, '/'), '') || '.'
  const text = readFileSync(file, 'utf8')
    .replaceAll(/(from |import\()(['"])(\.[^'"]*?)(\.d)?\.tsx?\2/g, '$1$2$3.js$2')
    .replaceAll(
      /@inventory-console\/api-mocks\/contract(\/[\w/]+)?(\.d)?(\.ts)?(?=['"])/g,
      (_, subpath = '/index') =>
        `${relativeRoot.startsWith('.') ? relativeRoot : `./${relativeRoot}`}/contract${subpath}.js`,
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
  const keys = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${shape(member)}`)
  return `{ ${keys.join('; ')} }`
}

await buildScripts()
await buildStyles()
const styles = join(dist, 'styles.css')
writeFileSync(styles, scopeStyles(readFileSync(styles, 'utf8')))
await buildTypes()
// TypeScript 6 also checks imports of style sheets.
writeFileSync(join(dist, 'styles.css.d.ts'), 'export {}\n')
cpSync(join(ui, '../../LICENSE'), join(dist, 'LICENSE'))
cpSync(join(src, 'styles/fonts/LICENSE'), join(dist, 'fonts/LICENSE'))
