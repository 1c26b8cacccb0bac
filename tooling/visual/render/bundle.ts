import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Compiles a browser module and everything it imports into one classic script. */
export async function bundle(entry: URL): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name: 'bundle', fileName: 'bundle' },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error(`Vite returned no bundle for ${entry.href}.`)
  return output.output[0].code
}
