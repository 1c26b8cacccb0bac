import { FailedBlock } from '../../components/feedback/Block.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

export interface ViewFailedBlockProps {
  /** True if rendering failed, false if the page code failed to load. */
  renderFailed: boolean
  detail: string
  onRetry: () => void
}

/** Replaces a page that failed to load or render. */
export function ViewFailedBlock({ renderFailed, detail, onRetry }: ViewFailedBlockProps) {
  const t = useText('errors')
  return (
    <FailedBlock
      title={renderFailed ? t('general.title') : t('view.title')}
      text={renderFailed ? t('general.text') : t('view.text')}
      detail={detail}
      onRetry={onRetry}
    />
  )
}
