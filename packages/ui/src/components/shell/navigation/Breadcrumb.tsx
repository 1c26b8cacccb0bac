import { clsx } from 'clsx'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { Link } from '../../../lib/links.ts'
import { CopyButton } from '../../copyable/Copyable.tsx'

export interface Crumb {
  label: string
  to?: string
}

export interface BreadcrumbProps {
  /** The last one is the page title. */
  crumbs: readonly Crumb[]
  /** Adds a copy button to the title, such as for a hostname. */
  copyLast?: boolean
  /** Next to the title, such as the quick switch. */
  children?: ReactNode
}

/** Breadcrumb with the page title as heading. Without room for all it has only the nearest parent with a page and the title. */
export function Breadcrumb({ crumbs, copyLast = false, children }: BreadcrumbProps) {
  const t = useText('shell')
  const ancestors = crumbs.slice(0, -1)
  const last = crumbs.at(-1)
  const nearestLink = ancestors.findLast(({ to }) => to !== undefined)
  return (
    <div data-slot="breadcrumb" className="flex min-w-0 items-center gap-1.5 text-14">
      {ancestors.length > 0 ? (
        <nav
          aria-label={t('breadcrumb.label')}
          className={clsx('min-w-9 shrink-[9999] max-md:shrink-0', !nearestLink && 'max-md:hidden')}
        >
          <ol className="flex min-w-0 items-center gap-1.5 text-text-muted">
            {ancestors.map((crumb) => (
              <li
                key={crumb.label}
                className={`flex min-w-0 items-center gap-1.5 ${crumb === nearestLink ? '' : ancestors.length > 1 ? 'max-xl:hidden' : 'max-md:hidden'}`}
              >
                {crumb.to === undefined ? (
                  <bdi translate="no" className="truncate" title={crumb.label}>
                    {crumb.label}
                  </bdi>
                ) : (
                  <Link
                    to={crumb.to}
                    title={crumb.label}
                    className="flex min-h-6 min-w-6 items-center rounded-control hover:text-text hover:underline max-md:justify-center"
                  >
                    <ChevronLeft aria-hidden size={18} className="shrink-0 md:hidden" />
                    <bdi translate="no" className="truncate max-md:sr-only">
                      {crumb.label}
                    </bdi>
                  </Link>
                )}
                <span aria-hidden className="max-md:hidden">
                  /
                </span>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      {last ? (
        <h1
          className="min-w-0 truncate font-semibold max-md:line-clamp-2 max-md:text-13/4 max-md:wrap-anywhere max-md:whitespace-normal"
          title={last.label}
        >
          <bdi translate="no">{last.label}</bdi>
        </h1>
      ) : null}
      {copyLast && last ? (
        // A phone needs the width for the title, which can be selected there.
        <span className="max-md:hidden">
          <CopyButton text={last.label} />
        </span>
      ) : null}
      {/* The narrowest screens have only the search, which finds the same pages. */}
      {children ? <span className="contents max-[22.5rem]:hidden">{children}</span> : null}
    </div>
  )
}
