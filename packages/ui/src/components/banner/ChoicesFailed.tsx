import { useText } from '../../i18n/I18nProvider.tsx'
import { Banner } from './Banner.tsx'

/** Over fields that offer less than there is. */
export function ChoicesFailed({ onRetry }: { onRetry: (() => void) | undefined }) {
  const t = useText('common')
  if (!onRetry) return null
  return (
    <Banner tone="warning" onRetry={onRetry}>
      {t('choicesFailed')}
    </Banner>
  )
}
