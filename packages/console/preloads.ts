import type { Plugin, Rolldown } from 'vite'
import { textFilesOf, compiledTexts } from './compiledMessages.ts'
import { routeModule } from './routeModule.ts'
import type { Page } from './src/platform/pages/page.ts'

/** Data for public/start.js, which preloads the files of a page in parallel with the entry script. */
interface Preloads {
  /** All scripts that a page may need. */
  scripts: string[]
  /** Folder of the texts, with one subfolder per locale. */
  texts: string
  /** Per page: a pattern of its path, indexes of its scripts, and its text files. */
  pages: [pattern: string, scripts: number[], texts: string[]][]
}

export const preloads: Plugin = {
  name: 'preloads',
  async transformIndexHtml(html, { bundle }) {
    const json = bundle ? JSON.stringify(preloadsOf(await pages(), bundle)) : 'null'
    return html.replace('%PRELOADS%', () => json.replaceAll('"', '&quot;'))
  },
}

/** Not a static import: Vite would bundle the whole console into its configuration. */
async function pages(): Promise<readonly Page[]> {
  const manifest = new URL('./src/shell/routing/manifest.ts', import.meta.url)
  const module: { pages: readonly Page[] } = await import(manifest.href)
  return module.pages
}

function preloadsOf(pages: readonly Page[], bundle: Rolldown.OutputBundle): Preloads {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunkOf = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!chunk) throw new Error(`The build has no ${module}`)
    return chunk
  }
  const withImports = (chunk: Rolldown.OutputChunk, found = new Set<string>()) => {
    if (found.has(chunk.fileName) || chunk.isEntry) return found
    found.add(chunk.fileName)
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) withImports(other, found)
    return found
  }
  const scripts: string[] = []
  const indexOf = (script: string) => {
    if (!scripts.includes(script)) scripts.push(script)
    return scripts.indexOf(script)
  }
  const shell = withImports(chunkOf('/shell/layout/Layout.tsx'))
  return {
    texts: compiledTexts().folder,
    pages: pages.map((page) => [
      patternOf(page.path),
      [...withImports(chunkOf(`/${routeModule(page)}`), new Set(shell))].map(indexOf),
      textFilesOf(page.areas),
    ]),
    scripts,
  }
}

/** Matches like the router: case-insensitive, with an optional trailing slash. */
function patternOf(path: string): string {
  return `^${path.replaceAll(/\/:\w+(\?)?/g, (_, optional) => (optional ? '(/[^/]+)?' : '/[^/]+'))}/?$`
}
