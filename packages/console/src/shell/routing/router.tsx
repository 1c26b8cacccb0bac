import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { product } from '@inventory-console/ui/lib/product'
import { paths } from '@inventory-console/ui/paths'
import { LoadingScreen } from '@inventory-console/ui/screens/errors/LoadingScreen'
import { useState, type ComponentType } from 'react'
import { Navigate, Outlet, useLocation, useRoutes, type RouteObject } from 'react-router-dom'
import { LoginRoute } from '../../features/session/LoginRoute.tsx'
import { useServices, type Services } from '../../platform/environment/services.ts'
import { Boundary, Show, view, type View } from '../../platform/lazy/lazyView.tsx'
import { viewFailed } from '../../platform/lazy/ViewFailed.tsx'
import { entityOf } from '../../platform/pages/page.ts'
import { Guard } from './Guard.tsx'
import { pageOf, pages, titleOf } from './manifest.ts'
import { Redirect } from './Redirect.tsx'
import { redirects } from './redirects.ts'

/** The declarative router: the data router would be a sixth of all code of the login page. */
export function Routes() {
  const services = useServices()
  const [routes] = useState(() => createRoutes(services))
  return useRoutes(routes)
}

/** All addresses of the console. Code and texts of a page arrive side by side. */
function createRoutes({ catalogue }: Services): RouteObject[] {
  const layout = view(async () => {
    const [{ Layout }] = await Promise.all([import('../layout/Layout.tsx'), catalogue.load('shell')])
    return Layout
  })
  const views = new Map<string, View>(
    pages.map((page) => [
      page.path,
      view(async () => {
        const [component] = await Promise.all([page.load(), catalogue.load(...page.areas)])
        return component
      }),
    ]),
  )
  const errors = () => import('./ErrorRoutes.tsx')
  const errorRoute = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
    path,
    element: <Show view={view(load)} failed={viewFailed} waiting={<LoadingScreen />} />,
  })
  // What comes after the login is fetched while the password is checked, and a page beside its frame.
  const preload = (pathname: string) => {
    layout.preload()
    views.get(pageOf(pathname)?.path ?? paths.dashboard)?.preload()
  }
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
          element: <Guard layout={layout} preload={preload} />,
          children: [...views].map(([path, shown]) => ({
            path,
            element: <Show key={path} view={shown} failed={viewFailed} waiting={<LoadingScreen fill />} />,
          })),
        },
        ...[...redirects].map(([path, to]) => ({ path, element: <Redirect to={to} /> })),
        // Outside the frame, so that it is built once, for the page that stays.
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
