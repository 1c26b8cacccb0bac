import { clsx } from 'clsx'
import type { FigureId } from '../columns/figures.ts'
import { Link, type LinkProps } from '../lib/links.ts'

interface FigureLinkProps extends Omit<LinkProps, 'to'> {
  figure: FigureId
  /** List with exactly as many rows as the number in the text; `null` renders plain text. */
  to: string | null
}

/** A number that links to the rows it counts. */
export function FigureLink({ figure, to, className, children, ...rest }: FigureLinkProps) {
  if (to === null) return <span className="tabular-nums">{children}</span>
  return (
    <Link
      {...rest}
      to={to}
      data-figure={figure}
      className={clsx(
        'inline-flex min-h-6 min-w-6 items-center text-accent-text tabular-nums hover:underline',
        className,
      )}
    >
      {children}
    </Link>
  )
}
