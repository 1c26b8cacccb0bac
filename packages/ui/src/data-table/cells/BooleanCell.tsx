import { CircleCheck, CircleMinus } from 'lucide-react'
import type { CellProps } from './cellProps.ts'

export function BooleanCell({ value, text }: CellProps) {
  const yes = value === 1
  const Icon = yes ? CircleCheck : CircleMinus
  return (
    <span className={yes ? 'text-text' : 'text-text-muted'}>
      <Icon
        aria-hidden
        size={14}
        className={`mr-1.5 inline-block align-[-2px] ${yes ? 'text-success-icon' : ''}`}
      />
      {text}
    </span>
  )
}
