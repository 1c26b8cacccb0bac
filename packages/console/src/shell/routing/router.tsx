import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { product } from '@inventory-console/ui/lib/product'
import { paths } from '@inventory-console/ui/paths'
import { LoadingScreen } from '@inventory-console/ui/screens/errors/LoadingScreen'
import { useState, type ComponentType } from 'react'
import { Navigate, Outlet, useLocation, useRoutes, type RouteObject } from 'react-router-dom'
import { LoginRoute } from '../../features/session/LoginRoute.tsx'
import { Boundary, Show, view } from '../../platform/lazy/lazyView.tsx'
import { viewFailed } from '../../platform/lazy/ViewFailed.tsx'
import { entityOf } from '../../platform/pages/page.ts'
import { Guard } from './Guard.tsx'
import { pageOf, titleOf } from './manifest.ts'
import { Redirect } from './Redirect.tsx'
import { redirects } from './redirects.ts'
import type { Views } from './views.ts'

/** The declarative router: the data router would be a sixth of the code of the login page. */
export function Routes({ views }: { views: Views }) {
  const [routes] = useState(() => createRoutes(views))
  return useRoutes(routes)
}

/** All routes of the console. */
function createRoutes(views: Views): RouteObject[] {
  const errors = () => import('./ErrorRoutes.tsx')
  const errorRoute = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
    path,
    element: <Show view={view(load)} failed={viewFailed} waiting={<LoadingScreen />} />,
  })
  // The page after login loads while the password is checked.
  const preload = (pathname: string) => void views.preload(pathname)
  return [
    {
      element: <Frame />,
      children: [
        { path: `${paths.login}/:code?`, element: <LoginRoute preload={preload} /> },
        errorRoute(paths.unauthorized, async () => (await errors()).UnauthorizedRoute),
        errorRoute(paths.notFound, async () => (await errors()).NotFoundRoute),
        errorRoute(paths.serverError, async () => (await errors()).ServerErrorRoute),
        errorRoute(paths.generalError, async () => (await errors()).GeneralErrorRoute),
        {
          element: <Guard layout={views.layout} preload={preload} />,
          children: [...views.pages].map(([path, shown]) => ({
            path,
            element: <Show key={path} view={shown} failed={viewFailed} waiting={<LoadingScreen fill />} />,
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

function Frame() {
  const t = useText('pages')
  const { pathname, key } = useLocation()
  const title = titleOf(pathname)
  const page = pageOf(pathname)
  const parts = [product.name, title && t(title), page && entityOf(page, pathname)]
  return (
    <>
      <title>{parts.filter((part) => part !== null).join(' - ')}</title>
      <Boundary fallback={viewFailed} resetKey={key}>
        <Outlet />
      </Boundary>
    </>
  )
}
