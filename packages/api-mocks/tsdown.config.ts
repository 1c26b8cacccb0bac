import { pathToFileURL } from 'node:url'
import { defineConfig } from 'tsdown'
import { library } from '../../tooling/package/library.ts'

/** The reference of the server shows it. As a dependency, it would run a telemetry script at install. */
const viewer = 'node_modules/swagger-ui-dist'

/** Modules whose exports the package has as values: they are computed from much more than they export. */
const computed = /src\/(lib\/definitions|world\/company\/sampleLocations)\.ts$/

const values = {
  name: 'values',
  async load(file: string) {
    if (!computed.test(file)) return
    const module: Record<string, unknown> = await import(pathToFileURL(file).href)
    return Object.entries(module)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
}

export default defineConfig({
  ...library(import.meta.dirname),
  entry: ['src/**/*.ts', '!src/**/*.{test,test-d}.ts', '!src/**/*.d.ts', '!src/testing/**'],
  plugins: [values],
  platform: 'node',
  target: 'node20.19',
  // Requires MSW 2 as a peer, which would add a second MSW to the consumer's tree.
  deps: { onlyBundle: ['openapi-msw', 'openapi-typescript-helpers'] },
  copy: [
    { from: 'src/contract/generated/*.json', to: 'dist/openapi' },
    { from: 'node_modules/@faker-js/faker/LICENSE', to: 'dist/licenses', rename: 'faker.txt' },
    { from: 'node_modules/openapi-msw/LICENSE', to: 'dist/licenses', rename: 'openapi-msw.txt' },
    {
      from: `${viewer}/{LICENSE,NOTICE,index.css,favicon-32x32.png,swagger-ui{.css,-{bundle,standalone-preset}.js{,.LICENSE.txt}}}`,
      to: 'dist/docs/swagger-ui',
    },
  ],
})
