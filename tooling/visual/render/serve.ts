import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface StaticServer {
  url: string
  close: () => void
}

/** Serves a folder on a free local port. */
export async function serve(folder: string): Promise<StaticServer> {
  const root = normalize(folder)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(root, decodeURIComponent(pathname))
    stat(file).then(
      (stats) => {
        if (!stats.isFile() || !file.startsWith(root + sep)) return void response.writeHead(404).end()
        response.writeHead(200, {
          'content-type': types[extname(file)] ?? 'application/octet-stream',
          'content-length': stats.size,
          'cache-control': 'max-age=3600',
        })
        createReadStream(file).pipe(response)
      },
      () => void response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The static server has no port.')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
