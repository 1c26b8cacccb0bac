import { memo, type FunctionComponent } from 'react'

/** `memo` for a component with a type parameter, which the types of React would fix to `unknown`. */
export function memoGeneric<Component>(component: Component & FunctionComponent<never>): Component {
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- a memoized component takes the same props
  return memo<never>(component) as Component
}
