import { createContext, createElement, useContext, type ComponentProps } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean }
export type LinkComponent = (props: LinkProps) => React.ReactNode

function PlainLink({ to, replace: _replace, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}

/** The app supplies its router's link; without one, links are plain anchors. */
export const LinkContext = createContext<LinkComponent>(PlainLink)

/** Plain text if the address is not reachable. */
export function Link(props: LinkProps) {
  const component = useContext(LinkContext)
  if (!isReachable(props.to)) return <span>{props.children}</span>
  return createElement(component, props)
}

/** Browsers resolve `.` and `..`, also encoded: a host of that name would lead to another page. */
export function isReachable(to: string): boolean {
  const [path = ''] = to.split(/[?#]/, 1)
  return !path.split('/').some((part) => part === '.' || part === '..')
}
