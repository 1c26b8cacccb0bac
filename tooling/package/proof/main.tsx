/** `?host=<name of a style sheet>`; `&kit=no` renders the page of the host alone. */
export const parameters = new URLSearchParams(location.search)

const hosts: Readonly<Record<string, () => Promise<unknown>>> = {
  bootstrap: () => import('./hosts/bootstrap.css'),
  large: () => import('./hosts/large.css'),
  next: () => import('./hosts/next.css'),
  tailwind: () => import('./hosts/tailwind.css'),
  vite: () => import('./hosts/vite.css'),
}

// The style sheet of the host comes last, where it overrides most.
if (parameters.get('kit') !== 'no') await import('./kit')
await hosts[parameters.get('host') ?? 'tailwind']?.()
document.body.dataset['ready'] = ''
