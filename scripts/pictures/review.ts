import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { accept, findingsIn, readDecisions, type Folders } from './findings.ts'
import { reviewPage } from './reviewPage.ts'

const at = (folder: string) => fileURLToPath(new URL(`../../${folder}`, import.meta.url))

/** Of this project. */
export const folders: Folders = { accepted: at('visual'), taken: at('visual-out') }

/** Writes the page that shows what differs, and says where it lies; nothing where nothing differs. */
export async function writeReview(where: Folders = folders): Promise<{ file: string; count: number } | null> {
  const file = join(where.taken, 'review.html')
  const findings = await findingsIn(where)
  if (findings.length === 0) {
    await rm(file, { force: true })
    return null
  }
  await mkdir(where.taken, { recursive: true })
  await writeFile(file, reviewPage(findings))
  return { file, count: findings.reduce((sum, { seen }) => sum + seen.length, 0) }
}

/** Shows the same page, which can then write what a person accepts. The key keeps other pages of the browser out. */
export async function serveReview(where: Folders = folders, port = 0) {
  const key = randomUUID()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const answer = (status: number, text: string, type = 'text/plain') =>
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text)
    if (searchParams.get('key') !== key) answer(403, 'Open the address that was printed.')
    else if (request.method === 'GET' && pathname === '/')
      findingsIn(where).then(
        (findings) => answer(200, reviewPage(findings, `/decisions?key=${key}`), 'text/html'),
        (error: unknown) => answer(500, String(error)),
      )
    else if (request.method === 'POST' && pathname === '/decisions')
      bodyOf(request)
        .then((text) => settle(text, where))
        .then(
          () => answer(200, 'written'),
          (error: unknown) => answer(409, error instanceof Error ? error.message : String(error)),
        )
    else answer(404, 'There is nothing here.')
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const own = typeof address === 'object' && address ? address.port : port
  return { url: `http://127.0.0.1:${own}/?key=${key}`, close: () => server.close() }
}

/** Writes what is accepted; the page then shows what is left. Returns how many pictures that were. */
async function settle(decisions: string, where: Folders): Promise<number> {
  const seen = readDecisions(decisions)
  await accept(seen, where)
  await writeReview(where)
  return seen.length
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { apply: { type: 'string' }, write: { type: 'boolean' } } })
  if (values.apply !== undefined) {
    try {
      const count = await settle(await readFile(values.apply, 'utf8'), folders)
      process.stdout.write(`${count} accepted pictures written.\n`)
    } catch (error) {
      process.stderr.write(`Nothing is written. ${error instanceof Error ? error.message : String(error)}\n`)
      process.exitCode = 1
    }
  } else {
    const written = await writeReview()
    if (!written)
      process.stdout.write('No picture differs. Run the stories first: npx -y pnpm@12.21.0 run stories\n')
    else {
      process.stdout.write(`${written.count} pictures differ: ${written.file}\n`)
      if (values.write !== true) {
        const { url } = await serveReview()
        process.stdout.write(`To accept or reject them, open ${url}\nEnd with Ctrl+C.\n`)
      }
    }
  }
}
