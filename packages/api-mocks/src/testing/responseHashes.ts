import { createHandlers } from '../handlers/index.ts'
import { combineHandlers } from '../lib/combineHandlers.ts'
import { NOW } from '../lib/time.ts'
import { createWorld } from '../world/createWorld.ts'
import { digestLines, runScript, hostCounts } from './requestScript.ts'

/** Responses of the handlers, without a transport. */
export async function responseHashesOf(hosts: number): Promise<string[]> {
  const handleRequest = combineHandlers(
    createHandlers(createWorld({ hosts, now: NOW }), { unknownRoutes: 'respond' }),
  )
  const fetchFromHandlers: typeof fetch = async (input, init) => {
    const response = await handleRequest(new Request(input, init))
    return response ?? Response.error()
  }
  return digestLines(await runScript('http://localhost', fetchFromHandlers))
}

export async function allResponseHashes(): Promise<Record<string, string[]>> {
  const entries: [string, string[]][] = []
  for (const hosts of hostCounts) entries.push([String(hosts), await responseHashesOf(hosts)])
  return Object.fromEntries(entries)
}
