import { HttpResponse } from 'msw'
import { mounts, notFound, onRepository } from '../../lib/http/http.ts'
import { DAY } from '../../lib/time.ts'
import { repositoryFile, typeOfFile } from '../../world/server/repository.ts'
import type { World } from '../../world/world.ts'

/** A static file server: no token, range requests supported. Serves installed files only. */
export const repositoryHandlers = (world: World) => [
  onRepository(mounts.repository).get('/all/{Filename}', ({ request, params, response }) => {
    const item = world.repository?.find(
      ({ Filename, Installed }) => Installed && Filename === params.Filename,
    )
    if (!item) return response.untyped(notFound())
    const released = Date.parse(`${item.ReleaseDate}T00:00:00Z`) || builtAt(world)
    return response.untyped(fileResponse(request, repositoryFile(item), typeOfFile(item.Filename), released))
  }),

  onRepository(mounts.repository).get('/index.json', ({ request, response }) => {
    if (world.repository === undefined) return response.untyped(notFound())
    const index = new TextEncoder().encode(JSON.stringify(world.repository))
    return response.untyped(fileResponse(request, index, 'application/json', builtAt(world)))
  }),
]

/** Build time of the index. */
const builtAt = ({ hosts }: World) => hosts.startDay * DAY

function fileResponse(
  request: Request,
  file: Uint8Array<ArrayBuffer>,
  type: string,
  modified: number,
): Response {
  const headers = {
    'Content-Length': String(file.length),
    'Accept-Ranges': 'bytes',
    'Content-Type': type,
    'Last-Modified': new Date(modified).toUTCString(),
  }
  const range = rangeOf(request.headers.get('Range'), file.length)
  if (!range) return new HttpResponse(file, { headers })
  const [first, last] = range
  const part = {
    ...headers,
    'Content-Length': String(last - first + 1),
    'Content-Range': `bytes ${first}-${last}/${file.length}`,
  }
  return new HttpResponse(file.slice(first, last + 1), { status: 206, headers: part })
}

/** Parses a single satisfiable range. Other headers give undefined, which means the whole file. */
function rangeOf(header: string | null, length: number): readonly [first: number, last: number] | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  return first <= last && first < length ? [first, last] : undefined
}
