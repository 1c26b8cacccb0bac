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

export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props)
}
