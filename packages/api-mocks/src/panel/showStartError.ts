import { element } from './elements.ts'

/** Renders why the mocks did not start and how to fix it. */
export function showStartError(error: unknown): void {
  const notice = element(
    'div',
    { role: 'alert' },
    element('h1', {}, 'The mocks could not start'),
    element(
      'p',
      {},
      'This page answers its own requests from a service worker, which the browser did not start.',
    ),
    element('p', {}, remedy()),
    element('p', {}, error instanceof Error ? error.message : String(error)),
  )
  // Set by script because a strict CSP blocks style attributes.
  Object.assign(notice.style, {
    maxWidth: '40rem',
    margin: '10vh auto',
    padding: '0 1rem',
    font: '1rem/1.5 system-ui',
  })
  // Appended to #root so that the console does not show its own notice for an empty page.
  const root = document.getElementById('root') ?? document.body
  root.append(notice)
}

function remedy(): string {
  if (!window.isSecureContext) return 'Open it over HTTPS, or on localhost.'
  if (!('serviceWorker' in navigator))
    return 'Allow site data for this page; a private window may have no service workers.'
  return (
    "Check the headers of the page: Content-Security-Policy must allow worker-src 'self' and must not contain " +
    'require-trusted-types-for. mockServiceWorker.js must be served as JavaScript.'
  )
}
