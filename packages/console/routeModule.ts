import type { Page } from './src/platform/pages/page.ts'

/** File name of the module that a page loads; only its `import()` contains it. */
export function routeModule({ path, load }: Pick<Page, 'path' | 'load'>): string {
  const name = /import\(['"]\.\/(\w+\.tsx)['"]\)/.exec(load.toString())?.[1]
  if (name === undefined) throw new Error(`${path}: no module name in ${load.toString()}`)
  return name
}
