import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import { shippedHeaders } from './headers.ts'
import { serveByNginx } from './throughNginx.ts'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const cache = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url))

export interface Site {
  /** Without a slash at the end. */
  url: string
  close: () => Promise<void>
}

/**
 * Serves the built console on a free port under the shipped headers, with the given text as its config.json.
 * With E2E_NGINX, the name of the program, by a real nginx with the shipped configuration, below BASE_PATH.
 */
export async function serveConsole(config: string | null): Promise<Site> {
  const root = await mkdtemp(join(cache, 'console-'))
  await cp(dist, join(root, 'dist'), { recursive: true })
  if (config === null) await rm(join(root, 'dist/config.json'), { force: true })
  else await writeFile(join(root, 'dist/config.json'), config)
  const { url, stop } = await serve(root, config)
  return {
    url,
    close: async () => {
      await stop()
      await rm(root, { recursive: true, force: true })
    },
  }
}

async function serve(root: string, config: string | null) {
  const { E2E_NGINX: nginx, BASE_PATH: basePath = '/' } = process.env
  if (nginx) return serveByNginx(nginx, root, config, basePath)
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0, strictPort: false, headers: await shippedHeaders(config) },
  })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The static server has no port.')
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() }
}

/** The config.json of an administrator whose services stand at `services`. */
export function configFor(services: string) {
  return JSON.stringify({
    APIServiceBaseUrl: `${services}/api`,
    ChartServiceBaseUrl: `${services}/chart`,
    ThunderServiceBaseUrl: `${services}/thunder`,
    RepoServiceBaseUrl: `${services}/repo`,
  })
}
