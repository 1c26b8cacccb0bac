import { once } from 'node:events'
import { createServer } from 'node:http'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { agentReportSchema } from '../agents/agentReportSchema.ts'

/** Stand-in for the server's data service: takes license types and valid reports of the agent's user. */
export async function startDataService(
  credentials: string,
  refuses: (body: unknown) => boolean = () => false,
) {
  const validate = new Ajv2020({ strict: false }).compile(agentReportSchema)
  const taken: { path: string; body: unknown }[] = []
  const expected = `Basic ${Buffer.from(credentials).toString('base64')}`
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
    const path = request.url ?? ''
    const isValid =
      path === '/oracle/license-types' ? Array.isArray(body) : path === '/hosts' && validate(body)
    if (request.headers.authorization !== expected) response.writeHead(401).end()
    else if (!isValid || refuses(body))
      response.writeHead(422).end(JSON.stringify({ error: 'invalid report' }))
    else {
      taken.push({ path, body })
      response.writeHead(200).end('{}')
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `http://127.0.0.1:${port}`, taken, close: () => void server.close() }
}
