import { type ComponentProps, type ReactNode, useId } from 'react'

export interface HostCardProps {
  title: string
  unit?: string
  /** At the right of the title. */
  action?: ReactNode
  children: ReactNode
}

/** Card of 180 px below the databases, so that its content never moves what follows. */
export function HostCard({ title, unit, action, children }: HostCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex h-45 min-w-0 break-inside-avoid flex-col overflow-hidden rounded-panel border border-line bg-surface-raised"
    >
      <header className="flex h-9 shrink-0 items-center gap-2 border-b border-line px-3.5">
        <h2 id={id} className="min-w-0 truncate text-13 font-semibold">
          {title}
        </h2>
        {unit === undefined ? null : <span className="text-12 text-text-muted">{unit}</span>}
        <span className="ml-auto">{action}</span>
      </header>
      <div className="min-h-0 flex-1">{children}</div>
    </section>
  )
}

export function HostCardButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return (
    <button
      {...props}
      type="button"
      aria-haspopup="dialog"
      className="min-h-6 rounded-control px-1 text-12 link-text hover:underline print:hidden"
    />
  )
}
