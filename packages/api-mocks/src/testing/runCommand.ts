import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url))

/** Runs the command line in its own process. */
export async function runCommand(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [cli, ...args], { env: { ...process.env, ...env } })
  let output = ''
  let error = ''
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  child.stderr.on('data', (data: Buffer) => (error += data.toString()))
  const [code] = await once(child, 'close')
  return { code: Number(code), output, error }
}
