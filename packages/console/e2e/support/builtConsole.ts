import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import { shippedHeaders, shippedPolicy } from './headers.ts'
import { nginx, serveWithNginx } from './nginxServer.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const cache = fileURLToPath(new URL('../../../../node_modules/.cache', import.meta.url))

export interface Site {
  /** Without a trailing slash. */
  url: string
  close: () => Promise<void>
}

interface ServeOptions {
  /** Directory of another build. */
  directory?: string
  /** `none` serves without the shipped headers, because the in-page mocks are not shipped. */
  headers?: 'none'
  /** Origin of the four services behind nginx. */
  services?: string
}

/**
 * Serves the built console on a free port under the shipped headers, with the given config.json.
 * With E2E_NGINX (the nginx program), serves it through nginx with the shipped configuration, below
 * BASE_PATH.
 */
export async function serveConsole(config: string | null, options: ServeOptions = {}): Promise<Site> {
  const root = await mkdtemp(join(cache, 'console-'))
  await cp(options.directory ?? dist, join(root, 'dist'), { recursive: true })
  if (config === null) await rm(join(root, 'dist/config.json'), { force: true })
  else await writeFile(join(root, 'dist/config.json'), config)
  const isBare = options.headers === 'none'
  const { url, stop } = nginx
    ? await serveWithNginx(nginx, root, isBare ? '' : await shippedPolicy(config), options.services)
    : await serveWithVite(root, isBare ? {} : await shippedHeaders(config))
  return {
    url,
    close: async () => {
      await stop()
      await rm(root, { recursive: true, force: true })
    },
  }
}

async function serveWithVite(root: string, headers: Record<string, string>) {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0, strictPort: false, headers },
  })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The static server has no port.')
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() }
}

/** Returns a config.json with the four services under `services`. */
export function configFor(services: string) {
  return JSON.stringify({
    APIServiceBaseUrl: `${services}/api`,
    ChartServiceBaseUrl: `${services}/chart`,
    ThunderServiceBaseUrl: `${services}/thunder`,
    RepoServiceBaseUrl: `${services}/repo`,
  })
}
