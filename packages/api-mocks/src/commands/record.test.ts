import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

test('record keeps the earlier recording and leaves nothing else behind after SIGTERM', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'record-'))
  // Never answers.
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true })
  })
  await once(server, 'listening')
  const address = server.address()
  const api = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api`
  const out = join(folder, 'recording.json')
  await writeFile(out, 'earlier')
  const cli = fileURLToPath(new URL('../cli.ts', import.meta.url))
  const child = spawn(process.execPath, [cli, 'record', '--api', api, '--user', 'admin', '--out', out], {
    env: { ...process.env, MOCKS_PASSWORD: 'x' },
  })
  let error = ''
  child.stderr.on('data', (data: Buffer) => (error += data.toString()))
  await once(server, 'request')
  expect(await readdir(folder)).toContain('recording.json.part')
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  expect([code, error]).toEqual([1, 'Stopped by SIGTERM\n'])
  expect(await readdir(folder)).toEqual(['recording.json'])
  expect(await readFile(out, 'utf8')).toBe('earlier')
}, 60_000)
