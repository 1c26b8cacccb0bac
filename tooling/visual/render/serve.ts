import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

export interface StaticServer {
  url: string
  close: () => Promise<void>
}

/** Serves a folder on a free local port. */
export async function serve(folder: string): Promise<StaticServer> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    // Responds 404 to an unknown path instead of the page.
    appType: 'mpa',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0, headers: { 'Cache-Control': 'max-age=3600' } },
  })
  const [url] = server.resolvedUrls?.local ?? []
  if (url === undefined) throw new Error('The static server has no address.')
  return { url: url.replace(/\/$/, ''), close: () => server.close() }
}

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
