import { clsx } from 'clsx'
import { RefreshCw } from 'lucide-react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { Button, type ButtonProps } from '../button/Button.tsx'

export interface RefreshButtonProps extends Pick<ButtonProps, 'className'> {
  onRefresh: () => void
  refreshing: boolean
  /** Icon only, as in a toolbar. */
  compact?: boolean
}

/** Revalidates the data and keeps the current content. */
export function RefreshButton({ onRefresh, refreshing, compact = false, className }: RefreshButtonProps) {
  const t = useText('common')
  return (
    <Button
      data-command
      onClick={onRefresh}
      busy={refreshing}
      {...(compact ? { title: t('actions.refresh') } : {})}
      className={clsx(compact && 'px-2!', className)}
    >
      {refreshing ? null : <RefreshCw size={16} />}
      <span className={compact ? 'sr-only' : undefined}>{t('actions.refresh')}</span>
    </Button>
  )
}
