import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { faultKinds, parseFault } from './faults/fault.ts'
import { personaNames, personas } from './personas/personas.ts'

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
const cli = fileURLToPath(new URL('cli.ts', import.meta.url))
const curl = fileURLToPath(new URL('testing/curl.ts', import.meta.url))

/** Body cells of the table below a heading. */
function rowsBelow(heading: string): string[][] {
  const [, section = ''] = readme.split(`\n## ${heading}\n`)
  const [part = ''] = section.split('\n## ')
  const lines = part.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

test('lists every persona', () => {
  expect(rowsBelow('Personas')).toEqual(
    personaNames.map((name) => {
      const { user, title, note } = personas[name]
      return [`\`${name}\``, `\`${user}\``, `${title}: ${note}`]
    }),
  )
})

test('lists every fault with its syntax', () => {
  const rows = rowsBelow('Faults')
  expect(rows.map(([, title]) => title)).toEqual(faultKinds.map(({ title }) => title))
  const kinds = rows.map(([kindCell = '']) =>
    [...kindCell.matchAll(/`([^`]+)`/g)].map(
      ([, faultSpec = '']) => parseFault(`/api/hosts=${faultSpec}`)?.kind,
    ),
  )
  expect(kinds.map((each) => [...new Set(each)])).toEqual(faultKinds.map(({ kind }) => [kind]))
})

/**
 * Runs all commands in one shell in an empty folder. Differs from the README in the port, the missing
 * installation and the server in the background. `curl` is replaced where it is not installed.
 */
const shell = (port: number) => `
set -e
command -v curl > /dev/null || curl() { "$NODE" "$CURL" "$@"; }
npm() {
  shift 3
  case "$1" in
    verify | record) "$NODE" "$CLI" "$@" ;;
    *) : > server.txt; "$NODE" "$CLI" --port ${port} "$@" >> server.txt & trap "kill -INT $!" EXIT
       for _ in $(seq 600); do grep -q Ctrl-C server.txt && return; sleep 0.05; done; return 1 ;;
  esac
}
`

test('runs the shell session with the documented output', async () => {
  // Excluded because `npm run pack` installs the packages in another project.
  const session = readme.replace(/\n## Use in your project\n[^]*?(?=\n## )/, '')
  const blocks = [...session.matchAll(/```sh\n([^]*?)```/g)].map(([, block = '']) => block)
  expect(blocks.length).toBeGreaterThan(2)
  const port = await freePort()
  const script = shell(port) + blocks.join('\n').replaceAll(':4010', `:${port}`)
  const folder = await mkdtemp(join(tmpdir(), 'readme-'))
  try {
    const child = spawn('bash', ['-c', script], {
      cwd: folder,
      env: { ...process.env, NODE: process.execPath, CLI: cli, CURL: curl },
    })
    let output = ''
    let errors = ''
    child.stdout.on('data', (data: Buffer) => (output += data.toString()))
    child.stderr.on('data', (data: Buffer) => (errors += data.toString()))
    const [code] = await once(child, 'close')
    expect([code, errors]).toEqual([0, ''])

    const printed = [...blocks.join('\n').matchAll(/^# (.*)$/gm)].map(([, line = '']) => line)
    expect(printed.length).toBeGreaterThan(3)
    // Searched in order, because responses do not end with a line break.
    const rest = printed.reduce(
      (remaining, line) => remaining.slice(remaining.indexOf(line) + 1 || remaining.length),
      output,
    )
    expect(rest).toContain('Status Verdict')
    const workbook = await readFile(join(folder, 'hosts.xlsx'))
    expect(workbook.subarray(0, 2).toString()).toBe('PK')
    expect(rest).toContain('Read the file before you share it.')
  } finally {
    await rm(folder, { recursive: true })
  }
}, 180_000)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
