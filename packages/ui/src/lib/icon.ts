import type { ComponentType } from 'react'

interface IconProps {
  /** Width and height in pixels. */
  size?: number
  className?: string
  'aria-hidden'?: boolean
}

/** An icon of Lucide or any other component that takes these props. */
export type Icon = ComponentType<IconProps>
