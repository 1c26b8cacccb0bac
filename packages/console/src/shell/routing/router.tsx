import { useText, type Catalogue } from '@inventory-console/ui/i18n/I18nProvider'
import { lazyModule, type LazyModule } from '@inventory-console/ui/lib/lazy'
import { product } from '@inventory-console/ui/lib/product'
import { paths } from '@inventory-console/ui/paths'
import { LoadingScreen } from '@inventory-console/ui/screens/errors/LoadingScreen'
import { useState, type ComponentType } from 'react'
import { Navigate, Outlet, useLocation, useRoutes, type RouteObject } from 'react-router-dom'
import { LoginRoute } from '../../features/session/LoginRoute.tsx'
import { ErrorBoundary, renderErrorFallback } from '../../platform/lazy/ErrorBoundary.tsx'
import { LazyOutlet } from '../../platform/lazy/LazyOutlet.tsx'
import { entityOf } from '../../platform/pages/page.ts'
import { GeneralErrorRoute, NotFoundRoute, ServerErrorRoute, UnauthorizedRoute } from './ErrorRoutes.tsx'
import { Guard } from './Guard.tsx'
import { pageOf, pages, titleOf } from './manifest.ts'
import { redirects } from './redirects.ts'

export type LazyPage = LazyModule<ComponentType>

export interface LazyRoutes {
  layout: LazyPage
  /** Keyed by page path. */
  pages: ReadonlyMap<string, LazyPage>
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

/** The declarative router: the data router would be a sixth of the code of the login page. */
export function Routes({ views: lazyRoutes }: { views: LazyRoutes }) {
  const [routes] = useState(() => createRoutes(lazyRoutes))
  return useRoutes(routes)
}

/** All routes of the console. */
function createRoutes(lazyRoutes: LazyRoutes): RouteObject[] {
  // The page after login loads while the password is checked.
  const preload = (pathname: string) => void lazyRoutes.preload(pathname)
  return [
    {
      element: <DocumentFrame />,
      children: [
        { path: `${paths.login}/:code?`, element: <LoginRoute preload={preload} /> },
        { path: paths.unauthorized, element: <UnauthorizedRoute /> },
        { path: paths.notFound, element: <NotFoundRoute /> },
        { path: paths.serverError, element: <ServerErrorRoute /> },
        { path: paths.generalError, element: <GeneralErrorRoute /> },
        {
          element: <Guard layout={lazyRoutes.layout} preload={preload} />,
          children: [...lazyRoutes.pages].map(([path, lazyPage]) => ({
            path,
            element: <LazyOutlet key={path} lazy={lazyPage} loadingFallback={<LoadingScreen fill />} />,
          })),
        },
        ...[...redirects].map(([path, to]) => ({ path, element: <Redirect to={to} /> })),
        // Outside the frame, so that the frame mounts once, for the final page.
        { path: '/', element: <Navigate to={paths.dashboard} replace /> },
        { path: '*', element: <Navigate to={paths.notFound} replace /> },
      ],
    },
  ]
}

function DocumentFrame() {
  const t = useText('pages')
  const { pathname, key } = useLocation()
  const title = titleOf(pathname)
  const page = pageOf(pathname)
  const parts = [product.name, title && t(title), page && entityOf(page, pathname)]
  return (
    <>
      <title>{parts.filter((part) => part !== null).join(' - ')}</title>
      <ErrorBoundary fallback={renderErrorFallback} resetKey={key}>
        <Outlet />
      </ErrorBoundary>
    </>
  )
}

/** Replaces the history entry of an old URL, and keeps the query string and the hash. */
export function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: to, search, hash }} replace />
}
