import { Button, ButtonLink } from '../../components/button/Button.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { ErrorFrame } from './ErrorFrame.tsx'

export interface ErrorScreenProps {
  kind: 'notFound' | 'serverError' | 'general'
  /** Home page of the user. */
  homeTo: string
  /** Absent if there is no page to go back to. */
  onBack?: (() => void) | undefined
  /** Absent if there is nothing to retry. */
  retryTo?: string | undefined
  cause?: string | undefined
}

const codes = { notFound: '404', serverError: '500', general: '' } as const satisfies Record<
  ErrorScreenProps['kind'],
  string
>

export function ErrorScreen({ kind, homeTo, onBack, retryTo, cause }: ErrorScreenProps) {
  const t = useText('errors')
  const common = useText('common')
  return (
    <ErrorFrame
      code={codes[kind]}
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      cause={cause}
      actions={
        <>
          {retryTo ? (
            <ButtonLink to={retryTo} replace variant="primary">
              {t('actions.tryAgain')}
            </ButtonLink>
          ) : null}
          {onBack ? <Button onClick={onBack}>{common('actions.goBack')}</Button> : null}
          <ButtonLink to={homeTo}>{t('actions.home')}</ButtonLink>
        </>
      }
    />
  )
}
