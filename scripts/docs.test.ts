import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const pages = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: root })
const read = (page: string) => readFileSync(join(root, page), 'utf8')

/** Also by short names: `src/app` in the page of a package, `ui/lib/format` for `packages/ui/src/lib/format.ts`. */
function isThere(page: string, path: string): boolean {
  const [name, ...below] = path.split('/')
  const spelled = [
    path,
    `packages/${path}`,
    join(dirname(page), path),
    join('packages', name ?? '', 'src', ...below),
  ]
  return spelled.some((path) => ['', '.ts', '.tsx'].some((ending) => existsSync(join(root, path + ending))))
}

it('every link of the docs leads somewhere', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, to = '']) => to)
      .filter((to) => !/^https?:/.test(to) && !existsSync(join(root, dirname(page), to)))
      .map((to) => `${page}: ${to}`),
  )
  expect(pages.length).toBeGreaterThan(20)
  expect(broken).toEqual([])
})

it('every command that is told to people runs with the Node and npm of a fresh machine, before anything is installed', () => {
  const entries = [...read('package.json').matchAll(/"([\w:]+)": "node scripts\/with-pnpm\.mjs /g)]
  const ready = new Set(['start', 'test', ...entries.map(([, name]) => name)])
  // Another Node than the product's, a tool that is not there yet, a script that installs nothing.
  const bare =
    /(?<!exec )\bnode \S+\.ts\b|(?<!exec )\bvitest run\b|(?<!npx -y )\bpnpm@\S+ \w+|(?<!p)npm run ([\w:]+)/g
  const told = [
    ...pages,
    ...globSync(['scripts/**/*.ts', 'packages/*/{bench,e2e,scripts}/*.ts'], { cwd: root }),
  ]
  const wrong = told.flatMap((page) =>
    [...read(page).matchAll(bare)]
      .filter(([, script]) => script === undefined || !ready.has(script))
      .map(([command]) => `${page}: ${command}`),
  )
  expect(ready.size).toBeGreaterThan(8)
  expect(wrong).toEqual([])
})

it('every dependency of the product has its reason', () => {
  const reasons = read('docs/decisions/0009-fonts-and-dependencies.md')
  const named = ['ui', 'console'].flatMap((name) => {
    const [, block = ''] = /"dependencies": \{(.*?)\}/s.exec(read(`packages/${name}/package.json`)) ?? []
    return [...block.matchAll(/"([^"]+)": "(?!workspace)/g)].map(([, dependency = '']) => dependency)
  })
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((dependency) => !reasons.includes(`\`${dependency}\``))).toEqual([])
})

/** They are made by the step that names them. */
const made = /(^|\/)(dist|node_modules|storybook-static|visual-out)(\/|$)|[aA]gents/

it('every file that the docs name is there', () => {
  const named = pages.flatMap((page) =>
    [
      ...read(page).matchAll(
        /`(\.?(?:packages|docs|scripts|storybook|visual|ui|api-mocks|console|src)\/[\w./@-]*\w)\/?`/g,
      ),
    ].map(([, path = '']) => ({ page, path })),
  )
  const missing = named.filter(({ page, path }) => !made.test(path) && !isThere(page, path))
  expect(named.length).toBeGreaterThan(60)
  expect(missing).toEqual([])
})
