import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../components/button/Button.tsx'
import { Disclosure } from '../../components/disclosure/Disclosure.tsx'
import { Wordmark } from '../../components/shell/Wordmark.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { paths } from '../paths.ts'

export interface ErrorScreenProps {
  kind: 'notFound' | 'serverError' | 'general'
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

export function ErrorScreen({ kind, onBack, retryTo, cause }: ErrorScreenProps) {
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
          <ButtonLink to={paths.dashboard} variant={retryTo ? 'secondary' : 'primary'}>
            {t('actions.home')}
          </ButtonLink>
        </>
      }
    />
  )
}

export interface UnauthorizedScreenProps {
  /** Seconds until the redirect to the login page. */
  seconds: number
  onLogin: () => void
}

export function UnauthorizedScreen({ seconds, onLogin }: UnauthorizedScreenProps) {
  const t = useText('errors')
  return (
    <ErrorFrame
      code="401"
      title={t('unauthorized.title')}
      text={t('unauthorized.text')}
      note={
        <p role="timer" className="text-13 text-text-muted tabular-nums">
          {t('unauthorized.countdown', { seconds })}
        </p>
      }
      actions={
        <Button variant="primary" onClick={onLogin}>
          {t('unauthorized.login')}
        </Button>
      }
    />
  )
}

/** For a person who opens the address of the 401 page during a session. */
export function StillLoggedInScreen() {
  const t = useText('errors')
  return (
    <ErrorFrame
      code="401"
      title={t('unauthorized.title')}
      text={t('unauthorized.loggedIn')}
      actions={
        <ButtonLink to={paths.dashboard} replace variant="primary">
          {t('actions.home')}
        </ButtonLink>
      }
    />
  )
}

export interface ConfigFailedScreenProps {
  problem:
    | 'network'
    | 'timeout'
    | 'status'
    | 'notJson'
    | 'notObject'
    | 'noScheme'
    | 'noApi'
    | 'badTimeout'
    | 'unexpected'
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

interface ErrorFrameProps {
  /** HTTP status. */
  code?: string
  title: string
  text: string
  /** Technical message, collapsed. */
  cause?: string | undefined
  note?: ReactNode
  actions: ReactNode
}

/** A full-page error. */
function ErrorFrame({ code, title, text, cause, note, actions }: ErrorFrameProps) {
  const common = useText('common')
  return (
    <div className="flex min-h-dvh flex-col bg-surface px-6 py-6 text-text">
      <Wordmark className="self-start text-14" />
      <main className="m-auto flex w-full max-w-[480px] flex-col items-start gap-3 py-12">
        {code ? <p className="text-28 font-semibold text-text-muted tabular-nums">{code}</p> : null}
        <h1 className="text-20 font-semibold">{title}</h1>
        <p className="text-14 text-text-muted">{text}</p>
        {note}
        <div className="mt-2 flex flex-wrap gap-2">{actions}</div>
        {cause ? (
          <Disclosure label={common('state.technicalDetails')} className="text-12">
            <code className="mt-1 block rounded-control bg-surface-hover p-2 font-mono wrap-anywhere whitespace-pre-wrap text-text">
              {cause}
            </code>
          </Disclosure>
        ) : null}
      </main>
    </div>
  )
}
