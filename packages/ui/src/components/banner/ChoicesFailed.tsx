import { useText } from '../../i18n/I18nProvider.tsx'
import { Banner } from './Banner.tsx'

/** Warns that the options of some fields failed to load. */
export function ChoicesFailed({ onRetry }: { onRetry: (() => void) | undefined }) {
  const t = useText('common')
  if (!onRetry) return null
  return (
    <Banner tone="warning" onRetry={onRetry}>
      {t('choicesFailed')}
    </Banner>
  )
}
