import { clsx } from 'clsx'
import { Link } from '../../lib/links.ts'

export interface ViewTabsProps {
  label: string
  views: readonly { id: string; label: string; to: string }[]
  current: string
}

/** Tabs that link to several views of a list, each with its own URL. */
export function ViewTabs({ label, views, current }: ViewTabsProps) {
  return (
    <nav
      data-slot="view-nav"
      aria-label={label}
      className="shrink-0 overflow-x-auto border-b border-line bg-surface px-3 md:px-4"
    >
      <ul className="flex gap-4">
        {views.map(({ id, label, to }) => (
          <li key={id} className="shrink-0">
            <Link
              to={to}
              aria-current={id === current ? 'page' : undefined}
              className={clsx(
                'inline-flex h-9 items-center border-b-2 text-13 font-medium whitespace-nowrap -outline-offset-2',
                id === current
                  ? 'border-accent text-text'
                  : 'border-transparent text-text-muted hover:text-text',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
