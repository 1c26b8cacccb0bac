import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pages = globSync(
  ['*.md', 'docs/**/*.{md,yml}', 'packages/*/README.md', '.github/**/*.{md,yml}', '.storybook/*.mdx'],
  { cwd: root },
)
const read = (page: string) => readFileSync(join(root, page), 'utf8')

/**
 * Docs may shorten paths: `src/app` in the README of a package, or `ui/lib/format` for
 * `packages/ui/src/lib/format.ts`.
 */
function resolves(page: string, path: string): boolean {
  const [name = '', ...rest] = path.split('/')
  return [path, `packages/${path}`, join(dirname(page), path), join('packages', name, 'src', ...rest)]
    .flatMap((candidate) => ['', '.ts', '.tsx'].map((extension) => join(root, candidate + extension)))
    .some((candidate) => existsSync(candidate))
}

/** Created by a documented command. */
const generated =
  /(^|\/)(dist|dist-report|dist-packages|node_modules|storybook-static|demo-static|visual-report)(\/|$)/

/** Pages of the API reference, which Storybook writes and serves at start. */
const served = /^\.\/reference\/(api|chart|cloud|repository|console)\.json$/

const tutorial = 'docs/guides/first-change.md'
/** Created by the reader of the tutorial. */
const createdByTutorial =
  /\/(agents\.yaml|agents\.json|agentsQueries\.ts|Agents(Route|Screen|Screen\.stories)\.tsx)$/

describe('docs', () => {
  it('have no broken relative links', () => {
    const links = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\(([^)#\s]+)(?=[)#\s])/g)].flatMap(([, target = '']) =>
        /^https?:/.test(target) ? [] : [{ page, target }],
      ),
    )
    expect(pages.length).toBeGreaterThan(20)
    expect(links.length).toBeGreaterThan(50)
    const broken = links.filter(({ page, target }) => !existsSync(join(root, dirname(page), target)))
    expect(broken.filter(({ target }) => !served.test(target))).toEqual([])
  })

  it('name only npm scripts that exist', () => {
    const { scripts: commands }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
    const scripts = new Set(Object.keys(commands))
    const named = pages.flatMap((page) =>
      [...read(page).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script = '']) => ({ page, script })),
    )
    expect(scripts.size).toBeGreaterThan(8)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(({ script }) => !scripts.has(script))).toEqual([])
  })

  it('name only files that exist', () => {
    const named = pages.flatMap((page) =>
      [
        ...read(page).matchAll(
          /`(\.?(?:packages|docs|tooling|storybook|ui|api-mocks|console|src)\/[\w./@-]*\w)\/?`/g,
        ),
      ].map(([, path = '']) => ({ page, path })),
    )
    expect(named.length).toBeGreaterThan(60)
    const missing = named.filter(
      ({ page, path }) =>
        !generated.test(path) &&
        !(page === tutorial && createdByTutorial.test(path)) &&
        !resolves(page, path),
    )
    expect(missing).toEqual([])
  })
})
