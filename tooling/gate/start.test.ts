import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { x } from 'tinyexec'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const script = 'tooling/gate/start.ts'

test.each(['console%20copy-', 'console#copy-'])(
  'the start in the folder %s names it and stops',
  async (name) => {
    const folder = await mkdtemp(join(tmpdir(), name))
    try {
      await Promise.all([
        cp(join(root, script), join(folder, script)),
        ...['node_modules', 'packages'].map((part) => symlink(join(root, part), join(folder, part))),
      ])
      // A server that starts would run for ever.
      const { stdout, stderr, exitCode } = await x(process.execPath, [script], {
        timeout: 30_000,
        nodeOptions: { cwd: folder },
      })
      expect({ stdout, lines: stderr.trim().split('\n'), exitCode }).toEqual({
        stdout: '',
        lines: [expect.stringContaining(join(folder, 'packages/console'))],
        exitCode: 1,
      })
    } finally {
      await rm(folder, { recursive: true })
    }
  },
)
