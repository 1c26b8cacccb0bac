import { FailedBlock } from '../../components/feedback/FailedBlock.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

export interface ViewFailedBlockProps {
  /** The page is there and broke; otherwise its code did not arrive. */
  broken: boolean
  detail: string
  onRetry: () => void
}

/** Stands in place of a page that cannot be shown. */
export function ViewFailedBlock({ broken, detail, onRetry }: ViewFailedBlockProps) {
  const t = useText('errors')
  return (
    <FailedBlock
      title={broken ? t('general.title') : t('view.title')}
      text={broken ? t('general.text') : t('view.text')}
      detail={detail}
      onRetry={onRetry}
    />
  )
}
