import { Check, ChevronRight, Copy } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { Link } from '../../lib/links.tsx'
import { IconButton } from '../button/IconButton.tsx'

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
            <li key={`${index}-${crumb.label}`} className="flex min-w-0 items-center gap-1 last:shrink">
              {index > 0 ? <ChevronRight size={14} className="shrink-0 text-text-muted" /> : null}
              {crumb.to === undefined || crumb === last ? (
                <span
                  {...(crumb === last ? { 'aria-current': 'page' } : {})}
                  className={crumb === last ? 'truncate font-medium' : 'truncate text-text-muted'}
                  title={crumb.label}
                >
                  <bdi>{crumb.label}</bdi>
                </span>
              ) : (
                <Link
                  to={crumb.to}
                  className="flex min-h-6 items-center truncate rounded-control text-text-muted hover:text-text hover:underline"
                >
                  <bdi className="truncate">{crumb.label}</bdi>
                </Link>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {copyLast && last ? <CopyName name={last.label} /> : null}
      {children}
    </div>
  )
}

function CopyName({ name }: { name: string }) {
  const t = useText('shell')
  const common = useText('common')
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(name)
    setCopied(true)
  }
  return (
    <>
      <IconButton
        label={t('breadcrumb.copy', { name })}
        size="small"
        onClick={() => void copy().catch(() => setCopied(false))}
        onBlur={() => setCopied(false)}
      >
        {copied ? <Check size={14} className="text-success-icon" /> : <Copy size={14} />}
      </IconButton>
      <output className="text-12 text-text-muted">{copied ? common('actions.copied') : null}</output>
    </>
  )
}
