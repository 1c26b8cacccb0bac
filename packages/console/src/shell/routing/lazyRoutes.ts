import type { Catalogue } from '@inventory-console/ui/i18n/I18nProvider'
import { paths } from '@inventory-console/ui/paths'
import { lazyModule, type LazyModule } from '../../platform/lazy/lazyModule.tsx'
import { pageOf, pages } from './manifest.ts'

export interface LazyRoutes {
  layout: LazyModule
  /** Keyed by page path. */
  pages: ReadonlyMap<string, LazyModule>
  /** Resolves once the layout and the page at this path can render or have failed to load. */
  preload: (pathname: string) => Promise<void>
}

/** Lazy-loaded parts of the router. Code and texts of a page load in parallel. */
export function createLazyRoutes(catalogue: Catalogue): LazyRoutes {
  const layout = lazyModule(async () => {
    const [{ Layout }] = await Promise.all([import('../layout/Layout.tsx'), catalogue.load('shell')])
    return Layout
  })
  const views = new Map(
    pages.map((page) => [
      page.path,
      lazyModule(async () => {
        const [component] = await Promise.all([page.load(), catalogue.load(...page.areas)])
        return component
      }),
    ]),
  )
  return {
    layout,
    pages: views,
    async preload(pathname) {
      const lazyPage = views.get(pageOf(pathname)?.path ?? paths.dashboard)
      await Promise.allSettled([layout.load(), lazyPage?.load()])
    },
  }
}
