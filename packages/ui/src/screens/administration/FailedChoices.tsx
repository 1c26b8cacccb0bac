import { Banner } from '../../components/banner/Banner.tsx'
import { Button } from '../../components/button/Button.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { ListState } from '../../lib/state.ts'

/** Under a field whose choices could not be had. */
export function FailedChoices({ list }: { list: ListState<unknown> }) {
  const t = useText('administration')
  const common = useText('common')
  if (list.status === 'forbidden') return <Banner tone="warning">{t('choicesForbidden')}</Banner>
  if (list.status !== 'failed') return null
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" onClick={list.retry}>
          {common('actions.retry')}
        </Button>
      }
    >
      {t('choicesFailed')}
    </Banner>
  )
}
