import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'

/** HTTP/2 over TLS in front of an HTTP/1.1 server. The certificate is new and self-signed; needs `openssl`. */
export async function startHttp2Proxy(origin: string): Promise<{ url: string; close: () => void }> {
  const agent = new Agent({ keepAlive: true })
  const server = createSecureServer(createCertificate(), (incoming, outgoing) => {
    const received = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'))
    const forwarded = request(
      new URL(incoming.url, origin),
      { agent, method: incoming.method, headers: Object.fromEntries(received) },
      (reply) => {
        const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...headers } = reply.headers
        outgoing.writeHead(reply.statusCode ?? 502, headers)
        pipeline(reply, outgoing, () => {})
      },
    )
    pipeline(incoming, forwarded, () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  const close = () => {
    agent.destroy()
    server.close()
  }
  return { url: `https://127.0.0.1:${address.port}`, close }
}

function createCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'http2-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1'
  execFileSync('openssl', ['req', ...options.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const certificate = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return certificate
}
