import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documents, services } from '../contract/documents.ts'

const assets = [
  'index.css',
  'swagger-ui.css',
  'swagger-ui-bundle.js',
  'swagger-ui-standalone-preset.js',
  'favicon-32x32.png',
]

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
}

/** No inline scripts or styles, so that it works under a strict content security policy. */
const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Reference of the services</title>
    <link rel="icon" href="favicon-32x32.png">
    <link rel="stylesheet" href="index.css">
    <link rel="stylesheet" href="swagger-ui.css">
  </head>
  <body>
    <div id="reference"></div>
    <script src="swagger-ui-bundle.js"></script>
    <script src="swagger-ui-standalone-preset.js"></script>
    <script src="reference.js"></script>
  </body>
</html>
`

function script(isInteractive: boolean): string {
  const urls = services.map((service) => ({ url: `${service}.json`, name: documents[service].info.title }))
  return `window.ui = SwaggerUIBundle({
  urls: ${JSON.stringify(urls)},
  dom_id: '#reference',
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  layout: 'StandaloneLayout',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: 0,
  persistAuthorization: false,
  queryConfigEnabled: false,
  validatorUrl: null,
  supportedSubmitMethods: ${isInteractive ? "['get', 'post', 'put', 'patch', 'delete']" : '[]'},
})
`
}

/** Files of the reference pages; none is loaded from another host. */
const docsFiles: readonly string[] = [
  'index.html',
  'reference.js',
  ...services.map((service) => `${service}.json`),
  ...assets,
]

async function docsFile(name: string, isInteractive: boolean): Promise<string | Buffer<ArrayBuffer>> {
  const service = services.find((known) => `${known}.json` === name)
  if (service) return JSON.stringify(documents[service])
  if (name === 'index.html') return html
  if (name === 'reference.js') return script(isInteractive)
  return readFile(join(viewer(), name))
}

/** Folder of Swagger UI. The published package contains a copy. */
function viewer(): string {
  const copied = fileURLToPath(new URL('swagger-ui', import.meta.url))
  return existsSync(copied)
    ? copied
    : dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))
}

/** Writes the reference as static files, without "Try it out". */
export async function writeDocs(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all(docsFiles.map(async (name) => writeFile(join(folder, name), await docsFile(name, false))))
}

/** Serves the reference below `/docs/`; returns undefined for other paths. */
export async function docsPage(pathname: string): Promise<Response | undefined> {
  if (pathname === '/docs') return new Response(null, { status: 302, headers: { Location: '/docs/' } })
  if (!pathname.startsWith('/docs/')) return undefined
  const name = pathname.slice('/docs/'.length) || 'index.html'
  if (!docsFiles.includes(name)) return undefined
  return new Response(await docsFile(name, true), { headers: { 'Content-Type': types[extname(name)] ?? '' } })
}
