import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { Link } from '../../../lib/react/links.tsx'
import { CopyButton } from '../../copyable/CopyButton.tsx'

export interface Crumb {
  label: string
  to?: string
}

export interface BreadcrumbProps {
  crumbs: readonly Crumb[]
  /** The last one is a name worth copying, such as a host's. */
  copyLast?: boolean
  /** Beside it, such as the quick switch. */
  children?: ReactNode
}

export function Breadcrumb({ crumbs, copyLast = false, children }: BreadcrumbProps) {
  const t = useText('shell')
  const last = crumbs.at(-1)
  return (
    <div data-slot="breadcrumb" className="flex min-h-8 min-w-0 items-center gap-2 px-2 text-13 md:px-4">
      <nav aria-label={t('breadcrumb.label')} className="min-w-0">
        <ol className="flex min-w-0 items-center gap-1">
          {crumbs.map((crumb, index) => (
            <li key={`${index}-${crumb.label}`} className="flex min-w-0 items-center gap-1 last:shrink-[20]">
              {index > 0 ? <ChevronRight size={14} className="shrink-0 text-text-muted" /> : null}
              {crumb.to === undefined || crumb === last ? (
                <span
                  {...(crumb === last ? { 'aria-current': 'page' } : {})}
                  className={crumb === last ? 'truncate font-medium' : 'truncate text-text-muted'}
                  title={crumb.label}
                >
                  <bdi translate="no">{crumb.label}</bdi>
                </span>
              ) : (
                <Link
                  to={crumb.to}
                  className="flex min-h-6 min-w-6 items-center truncate rounded-control text-text-muted hover:text-text hover:underline"
                >
                  <bdi translate="no" className="truncate">
                    {crumb.label}
                  </bdi>
                </Link>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {copyLast && last ? <CopyButton text={last.label} /> : null}
      {children}
    </div>
  )
}
