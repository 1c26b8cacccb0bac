import { RefreshCw } from 'lucide-react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { Button, type ButtonProps } from '../button/Button.tsx'

export interface RefreshButtonProps extends Pick<ButtonProps, 'className'> {
  onRefresh: () => void
  refreshing: boolean
}

/** Asks again; what is shown stays meanwhile. */
export function RefreshButton({ onRefresh, refreshing, className }: RefreshButtonProps) {
  const t = useText('common')
  return (
    <Button onClick={onRefresh} busy={refreshing} className={className}>
      {refreshing ? null : <RefreshCw size={16} />}
      {t('actions.refresh')}
    </Button>
  )
}
