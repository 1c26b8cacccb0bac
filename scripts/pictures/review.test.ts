import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { accept, findingsIn, readDecisions, type Folders } from './findings.ts'
import { encode } from './png.ts'
import { serveReview, writeReview } from './review.ts'

let root: string
let where: Folders

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
  where = { accepted: join(root, 'visual'), taken: join(root, 'visual-out') }
  await mkdir(where.accepted)
  await mkdir(where.taken)
})
afterEach(() => rm(root, { recursive: true }))

/** A white page of 64 by 64 with a dark square of eight pixels at a place; the level is how dark. */
function page(left: number, top: number, level = 0): Buffer {
  const data = new Uint8Array(64 * 64 * 3).fill(255)
  for (let y = top; y < top + 8; y += 1)
    for (let x = left; x < left + 8; x += 1) data.fill(level, (y * 64 + x) * 3, (y * 64 + x) * 3 + 3)
  return encode({ width: 64, height: 64, data })
}

const put = (folder: keyof Folders, name: string, png: Buffer) =>
  writeFile(join(where[folder], `${name}.png`), png)
const get = (folder: keyof Folders, name: string) => readFile(join(where[folder], `${name}.png`))

async function threeDifferences() {
  for (const name of ['first-light', 'second-light', 'third-light', 'calm-light'])
    await put('accepted', name, page(4, 4))
  await put('accepted', 'second-light', page(36, 20))
  await put('taken', 'first-light', page(4, 4, 40))
  await put('taken', 'second-light', page(36, 20, 40))
  await put('taken', 'third-light', page(4, 4, 80))
  await put('taken', 'calm-light', page(4, 4))
  await put('taken', 'fresh-light', page(20, 20))
}

it('puts equal differences together, wherever on the page they are', async () => {
  await threeDifferences()
  const findings = await findingsIn(where)
  expect(
    findings.map(({ seen, pixels, places, before }) => [
      seen.map(({ name }) => name),
      pixels,
      places,
      before === null,
    ]),
  ).toEqual([
    [['first-light', 'second-light'], 64, 1, false],
    [['fresh-light'], 0, 0, true],
    [['third-light'], 64, 1, false],
  ])
})

it('writes the accepted pictures and nothing else', async () => {
  await threeDifferences()
  const [equal] = await findingsIn(where)
  await accept(readDecisions(JSON.stringify({ accepted: equal?.seen })), where)
  expect(await get('accepted', 'first-light')).toEqual(page(4, 4, 40))
  expect(await get('accepted', 'second-light')).toEqual(page(36, 20, 40))
  expect(await get('accepted', 'third-light')).toEqual(page(4, 4))
  expect((await readdir(where.accepted)).toSorted()).toEqual([
    'calm-light.png',
    'first-light.png',
    'second-light.png',
    'third-light.png',
  ])
  expect((await findingsIn(where)).map(({ seen }) => seen[0]?.name)).toEqual(['fresh-light', 'third-light'])
})

it('writes nothing where a picture was taken anew since it was looked at', async () => {
  await threeDifferences()
  const [equal] = await findingsIn(where)
  await put('taken', 'second-light', page(36, 20, 90))
  await expect(accept(equal?.seen ?? [], where)).rejects.toThrow('second-light')
  expect(await get('accepted', 'first-light')).toEqual(page(4, 4))
})

it('refuses a name that leads elsewhere', () => {
  const accepted = [{ name: '../../package', before: null, after: 'x' }]
  expect(() => readDecisions(JSON.stringify({ accepted }))).toThrow('This is no picture')
  expect(() => readDecisions('{}')).toThrow('no list of accepted pictures')
})

it('writes one page that asks for nothing, and none where nothing differs', async () => {
  expect(await writeReview(where)).toBeNull()
  await threeDifferences()
  const written = await writeReview(where)
  expect(written?.count).toBe(4)
  const html = await readFile(written?.file ?? '', 'utf8')
  expect(html.match(/(?:src|href)\s*=\s*["'][^"']*/g) ?? []).toEqual([])
  expect(html).not.toMatch(/https?:|@import|url\(/)
})

it('serves the page to whoever has its address, and writes what is accepted there', async () => {
  await threeDifferences()
  const { url, close } = await serveReview(where)
  const [equal] = await findingsIn(where)
  const body = JSON.stringify({ accepted: equal?.seen })
  const decisions = url.replace('/?', '/decisions?')
  try {
    expect((await fetch(url.replace(/key=.*/, ''))).status).toBe(403)
    expect((await fetch(decisions.replace(/key=.*/, 'key=other'), { method: 'POST', body })).status).toBe(403)
    expect(await (await fetch(url)).text()).toContain('first-light')
    expect((await fetch(decisions, { method: 'POST', body })).status).toBe(200)
    expect(await get('accepted', 'second-light')).toEqual(page(36, 20, 40))
    const again = await fetch(decisions, { method: 'POST', body })
    expect([again.status, await again.text()]).toEqual([
      409,
      'Changed since they were looked at: first-light, second-light',
    ])
  } finally {
    close()
  }
})
