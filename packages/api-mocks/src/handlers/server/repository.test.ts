import { expect, test } from 'vitest'
import type { RepositoryItem } from '../../contract/wire.ts'
import { clientOf } from '../../testing/client.ts'
import { createWorld } from '../../world/createWorld.ts'

const { sendRequest, status } = clientOf(createWorld({ hosts: 1 }))
const items: RepositoryItem[] = await (await sendRequest('/repo/index.json')).json()
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

test('GET /repo/all: serves installed files without a token and returns 404 for the others', async () => {
  expect(new Set(items.map(({ Installed }) => Installed))).toEqual(new Set([true, false]))
  for (const { Filename, Installed } of items)
    expect([Filename, await status(`/repo/all/${Filename}`, {})]).toEqual([Filename, Installed ? 200 : 404])
})

const file = `/repo/all/${items.find(({ Installed }) => Installed)?.Filename}`

test.each([
  [file, 'bytes=0-9', 0, 10],
  [file, 'bytes=100-', 100, undefined],
  [file, 'bytes=-7', -7, undefined],
  ['/repo/index.json', 'bytes=10-19', 10, 20],
])('GET %s: returns 206 with the bytes of Range: %s', async (path, range, from, to) => {
  const fullFile = await bytesOf(await sendRequest(path))
  const part = await sendRequest(path, { range })
  expect(part.status).toBe(206)
  expect(await bytesOf(part)).toEqual(fullFile.slice(from, to))
  const [first, end] = [from < 0 ? fullFile.length + from : from, to ?? fullFile.length]
  expect(part.headers.get('Content-Range')).toBe(`bytes ${first}-${end - 1}/${fullFile.length}`)
})

test.each(['bytes=9-3', 'bytes=999999999-', 'lines=1-2'])(
  'GET a file with Range: %s: returns 200',
  async (range) => {
    expect(await status(file, { range })).toBe(200)
  },
)

test('files have a content type and a modification date', async () => {
  const headersOf = async (name: string) => (await sendRequest(`/repo/all/${name}`)).headers
  const rpm = items.find(({ Filename, Installed }) => Installed && Filename.endsWith('.rpm'))
  const headers = await headersOf(rpm?.Filename ?? '')
  expect(headers.get('Content-Type')).toBe('application/x-rpm')
  expect(Date.parse(headers.get('Last-Modified') ?? '')).toBe(Date.parse(`${rpm?.ReleaseDate}T00:00:00Z`))
  const index = await sendRequest('/repo/index.json')
  expect(index.headers.get('Content-Type')).toBe('application/json')
  expect(index.headers.get('Last-Modified')).toMatch(/ GMT$/)
  // Falls back to the build date of the index when the file has no release date.
  expect((await headersOf('readme.txt')).get('Last-Modified')).toMatch(/ GMT$/)
})
