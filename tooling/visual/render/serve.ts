import { preview } from 'vite'

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
