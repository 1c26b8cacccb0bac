import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../../tooling/browser/freePort.ts'
import { deployFolder } from './headers.ts'

/** The nginx program, if the tests use one, and the base path of the console. */
export const { E2E_NGINX: nginx, BASE_PATH: basePath = '/' } = process.env

/**
 * Serves a build through nginx with the shipped files. `headers` replaces headers.conf; `services` is the
 * origin of all four services, by default one that refuses connections.
 * Only the port of the shipped template is changed.
 */
export async function serveWithNginx(
  program: string,
  root: string,
  headers: string,
  services = 'http://127.0.0.1:9',
) {
  const port = await freePort()
  const conf = join(root, 'nginx')
  await mkdir(join(conf, 'console'), { recursive: true })
  await writeFile(join(conf, 'console/headers.conf'), headers)
  for (const name of ['proxy.conf', 'service-headers.conf']) {
    // oxlint-disable-next-line no-await-in-loop -- two small files
    await copyFile(join(deployFolder, name), join(conf, 'console', name))
  }
  const values: Record<string, string> = {
    BASE_PATH: basePath,
    CONSOLE_ROOT: join(root, 'dist'),
    API_SERVICE: `${services}/api`,
    CHART_SERVICE: `${services}/chart`,
    THUNDER_SERVICE: `${services}/thunder`,
    REPO_SERVICE: `${services}/repo`,
  }
  const site = (await readFile(join(deployFolder, 'site.conf.template'), 'utf8'))
    .replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
  const tempPathDirective = (name: string) => `${name}_temp_path "${join(conf, name)}";`
  await writeFile(
    join(conf, 'nginx.conf'),
    `daemon off; user ${userInfo().username}; worker_processes 1; pid "${join(conf, 'pid')}"; error_log stderr;
events { worker_connections 256; }
http { include /etc/nginx/mime.types; access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(tempPathDirective).join(' ')}
${site} }`,
  )
  const child = spawn(program, ['-e', 'stderr', '-c', join(conf, 'nginx.conf'), '-p', conf], {
    stdio: 'inherit',
  })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}${basePath.replace(/\/$/, '')}`
  const stop = async () => {
    child.kill()
    await ended
  }
  await waitUntilReady(`${url}/index.html`, child)
  return { url, stop }
}

async function waitUntilReady(url: string, child: { exitCode: number | null }) {
  for (;;) {
    const status = await fetch(url).then(
      ({ status }) => status,
      () => null,
    )
    if (status === 200) return
    if (status !== null || child.exitCode !== null)
      throw new Error(`nginx responds with ${status ?? 'nothing'}; exit code ${child.exitCode}.`)
  }
}
