import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const cache = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url))

/** Serves the built console as a static site on a free port, with the given text as its config.json. */
export async function serveConsole(
  config: string | null,
): Promise<{ url: string; close: () => Promise<void> }> {
  const root = await mkdtemp(join(cache, 'console-'))
  await cp(dist, join(root, 'dist'), { recursive: true })
  if (config === null) await rm(join(root, 'dist/config.json'), { force: true })
  else await writeFile(join(root, 'dist/config.json'), config)
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The static server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      await server.close()
      await rm(root, { recursive: true, force: true })
    },
  }
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
