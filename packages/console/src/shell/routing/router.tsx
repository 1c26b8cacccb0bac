import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { product } from '@inventory-console/ui/lib/product'
import { paths } from '@inventory-console/ui/paths'
import { LoadingScreen } from '@inventory-console/ui/screens/errors/LoadingScreen'
import { useState, type ComponentType } from 'react'
import { Navigate, Outlet, useLocation, useRoutes, type RouteObject } from 'react-router-dom'
import { LoginRoute } from '../../features/session/LoginRoute.tsx'
import { renderErrorFallback } from '../../platform/lazy/ErrorFallback.tsx'
import { ErrorBoundary, LazyOutlet, lazyModule } from '../../platform/lazy/lazyModule.tsx'
import { entityOf } from '../../platform/pages/page.ts'
import { Guard } from './Guard.tsx'
import type { LazyRoutes } from './lazyRoutes.ts'
import { pageOf, titleOf } from './manifest.ts'
import { Redirect } from './Redirect.tsx'
import { redirects } from './redirects.ts'

/** The declarative router: the data router would be a sixth of the code of the login page. */
export function Routes({ views: lazyRoutes }: { views: LazyRoutes }) {
  const [routes] = useState(() => createRoutes(lazyRoutes))
  return useRoutes(routes)
}

/** All routes of the console. */
function createRoutes(lazyRoutes: LazyRoutes): RouteObject[] {
  const errors = () => import('./ErrorRoutes.tsx')
  const errorRoute = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
    path,
    element: (
      <LazyOutlet
        lazy={lazyModule(load)}
        errorFallback={renderErrorFallback}
        loadingFallback={<LoadingScreen />}
      />
    ),
  })
  // The page after login loads while the password is checked.
  const preload = (pathname: string) => void lazyRoutes.preload(pathname)
  return [
    {
      element: <DocumentFrame />,
      children: [
        { path: `${paths.login}/:code?`, element: <LoginRoute preload={preload} /> },
        errorRoute(paths.unauthorized, async () => (await errors()).UnauthorizedRoute),
        errorRoute(paths.notFound, async () => (await errors()).NotFoundRoute),
        errorRoute(paths.serverError, async () => (await errors()).ServerErrorRoute),
        errorRoute(paths.generalError, async () => (await errors()).GeneralErrorRoute),
        {
          element: <Guard layout={lazyRoutes.layout} preload={preload} />,
          children: [...lazyRoutes.pages].map(([path, lazyPage]) => ({
            path,
            element: (
              <LazyOutlet
                key={path}
                lazy={lazyPage}
                errorFallback={renderErrorFallback}
                loadingFallback={<LoadingScreen fill />}
              />
            ),
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
