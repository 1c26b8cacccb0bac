import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/postcss'
import postcss from 'postcss'
import { defineConfig } from 'tsdown'
import { library } from '../../tooling/package/library.ts'
import { bundled } from './scripts/bundled.ts'
import { scopeStyles } from './scripts/scopeStyles.ts'

const folder = import.meta.dirname

const isComponent = (fileName: string) => existsSync(join(folder, 'src', fileName.replace(/\.js$/, '.tsx')))

export default defineConfig({
  ...library(folder),
  entry: [
    'src/{components,data-table,list-screen,charts,domain,screens,columns,i18n,lib}/**/*.{ts,tsx}',
    '!src/**/*.{stories,test,test-d}.{ts,tsx}',
    '!src/**/*.d.ts',
  ],
  platform: 'browser',
  target: 'es2022',
  env: { DEV: false },
  // Frameworks with server components may import them anywhere.
  banner: ({ fileName }) => (isComponent(fileName) ? "'use client'" : undefined),
  deps: {
    onlyBundle: bundled,
    // Of api-mocks, the types of the contract. Everything else is a dependency.
    dts: { neverBundle: [/^(?!\.|\/|@inventory-console)/] },
  },
  checks: { moduleLevelDirective: false },
  copy: [
    { from: 'src/styles/fonts/*.woff2', to: 'dist/fonts' },
    { from: 'src/styles/fonts/LICENSE', to: 'dist/fonts' },
    ...bundled.map((name) => ({
      from: `../../node_modules/.pnpm/node_modules/${name}/LICENSE*`,
      to: 'dist/licenses',
      rename: `${name.replace('/', '-')}.txt`,
    })),
  ],
  hooks: {
    'build:done': async () => {
      const from = join(folder, 'src/styles/index.css')
      const to = join(folder, 'dist/styles.css')
      const plugins = [tailwindcss({ optimize: true }), ...scopeStyles()]
      const { css } = await postcss(plugins).process(readFileSync(from, 'utf8'), { from, to })
      writeFileSync(to, css)
      // TypeScript 6 also checks imports of style sheets.
      writeFileSync(join(folder, 'dist/styles.css.d.ts'), 'export {}\n')
    },
  },
})
