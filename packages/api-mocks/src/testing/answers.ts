import { createHandlers } from '../handlers/index.ts'
import { asking } from '../lib/asking.ts'
import { createWorld } from '../world/createWorld.ts'
import { heardLines, runScript, scriptSizes } from './requestScript.ts'

/** Responses of the handlers, without a transport. */
export async function answersOf(hosts: number): Promise<string[]> {
  const answer = asking(createHandlers(createWorld({ hosts }), { unknownRoutes: 'answer' }))
  const ask: typeof fetch = async (input, init) => {
    const response = await answer(new Request(input, init))
    return response ?? Response.error()
  }
  return heardLines(await runScript('http://localhost', ask))
}

export async function allAnswers(): Promise<Record<string, string[]>> {
  const entries: [string, string[]][] = []
  for (const hosts of scriptSizes) entries.push([String(hosts), await answersOf(hosts)])
  return Object.fromEntries(entries)
}
