import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { x } from 'tinyexec'
import type { DtsOptions, UserConfig } from 'tsdown'

/** What the builds of both packages have in common. Their own options are in their `tsdown.config.ts`. */
export function library(folder: string): UserConfig {
  return {
    root: 'src',
    tsconfig: 'tsconfig.package.json',
    // One file per module, so that consumers load only what they import.
    unbundle: true,
    sourcemap: true,
    fixedExtension: false,
    report: false,
    logLevel: 'warn',
    dts: declarations(folder),
    outputOptions: (options) => ({ ...options, sanitizeFileName: fileName }),
  }
}

/** npm leaves out folders called node_modules. */
const fileName = (name: string) =>
  name
    .replace(/^.*node_modules\//, 'vendor/')
    .replace('packages/api-mocks/src/', '')
    .replaceAll(/[\0?*:|"<>]/g, '_')

/**
 * Declarations of a package for tsdown, all written by one run of TypeScript 7. The generator of tsdown needs the API of
 * TypeScript 6 and takes many times as long. Remove it with TypeScript 7.1, which tsdown calls itself.
 */
function declarations(folder: string): DtsOptions {
  const output = join(folder, 'node_modules/.cache/declarations')
  /** The `rootDir` of `tsconfig.package.json`. */
  const packages = join(folder, '..')
  return {
    sourcemap: false,
    generator: {
      init: async () => {
        const args = ['-p', 'tsconfig.package.json', '--outDir', output]
        await x('tsc', args, { throwOnError: true, nodeOptions: { cwd: folder } })
      },
      emit: (source, name) => {
        if (name.endsWith('.json')) return { code: textsType(source) }
        const file = join(output, relative(packages, name)).replace(/\.tsx?$/, '.d.ts')
        return { code: readFileSync(file, 'utf8') }
      },
      dispose: () => rmSync(output, { recursive: true, force: true }),
    },
  }
}

/** The keys of a catalogue of texts. */
function textsType(source: string): string {
  const keys = JSON.stringify(JSON.parse(source), (_, value: unknown) =>
    typeof value === 'string' ? 0 : value,
  )
  return `declare const texts: ${keys.replaceAll(':0', ': string')}\nexport default texts\n`
}
