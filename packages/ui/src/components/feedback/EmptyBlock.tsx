import { Inbox, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Block } from './Block.tsx'

export interface EmptyBlockProps {
  icon?: LucideIcon
  title: string
  /** One sentence with the reason. */
  text?: string | undefined
  /** One button or link. */
  action?: ReactNode
}

export function EmptyBlock({ icon = Inbox, title, text, action }: EmptyBlockProps) {
  return (
    <Block icon={icon} title={title} text={text}>
      {action}
    </Block>
  )
}
