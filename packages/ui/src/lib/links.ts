import { createContext, createElement, useContext, type ComponentProps } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean }
export type LinkComponent = (props: LinkProps) => React.ReactNode

function PlainLink({ to, replace: _replace, children, ...rest }: LinkProps) {
  return createElement('a', { href: to, ...rest }, children)
}

/** Link component of the router. Defaults to a plain anchor. */
export const LinkContext = createContext<LinkComponent>(PlainLink)

/** Renders plain text if the path is not reachable. */
export function Link(props: LinkProps) {
  const component = useContext(LinkContext)
  if (!isReachable(props.to)) return createElement('span', null, props.children)
  return createElement(component, props)
}

/**
 * Browsers resolve `.` and `..` segments, also encoded, so a host with such a name would link to another
 * page.
 */
export function isReachable(to: string): boolean {
  const [path = ''] = to.split(/[?#]/, 1)
  return !path.split('/').some((part) => part === '.' || part === '..')
}

/**
 * True if a name can be one segment of the path of a request. Proxies and servers decode slashes and percent signs, and resolve
 * dot segments, even when they are encoded.
 */
export function isPathSegment(name: string): boolean {
  return !/[/\\%]/.test(name) && name !== '.' && name !== '..'
}

/** Calls `leave` now, or once the user has confirmed to leave the page. */
export type ConfirmLeave = (leave: () => void) => void

/** Makes the router ask `confirm` before it opens another page. Returns a function that ends this. */
export type BlockNavigation = (confirm: ConfirmLeave) => () => void

/** Provided by the router. Without it only closing the window is confirmed. */
export const BlockNavigationContext = createContext<BlockNavigation>(() => () => {})
