import { cn } from '../../lib/cn.ts'
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx'

export type CopyableProps = CopyButtonProps & {
  /** Monospaced, for ids and commands. */
  mono?: boolean
}

export function Copyable({ text, name, mono = false }: CopyableProps) {
  return (
    <span data-slot="copyable" className="inline-flex max-w-full min-w-0 items-center gap-1">
      <bdi translate="no" className={cn('min-w-0 wrap-anywhere', mono && 'font-mono text-12')}>
        {text}
      </bdi>
      <CopyButton text={text} name={name} />
    </span>
  )
}
