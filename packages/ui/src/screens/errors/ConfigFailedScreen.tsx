import { Button } from '../../components/button/Button.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { ErrorFrame } from './ErrorFrame.tsx'

export interface ConfigFailedScreenProps {
  problem: 'network' | 'timeout' | 'status' | 'notJson' | 'notObject' | 'noScheme' | 'noApi' | 'unexpected'
  detail: string
  busy: boolean
  onRetry: () => void
}

/** Replaces all pages, because the configuration holds the addresses of the APIs. */
export function ConfigFailedScreen({ problem, detail, busy, onRetry }: ConfigFailedScreenProps) {
  const t = useText('errors')
  const common = useText('common')
  return (
    <ErrorFrame
      title={t('config.title')}
      text={t(`config.${problem}`)}
      cause={detail}
      actions={
        <Button variant="primary" onClick={onRetry} busy={busy}>
          {common('actions.retry')}
        </Button>
      }
    />
  )
}
