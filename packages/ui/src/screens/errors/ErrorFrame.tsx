import type { ReactNode } from 'react'
import { Wordmark } from '../../components/shell/Wordmark.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

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
export function ErrorFrame({ code, title, text, cause, note, actions }: ErrorFrameProps) {
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
          <details className="max-w-full text-12 text-text-muted">
            <summary className="inline-flex min-h-6 items-center rounded-control">
              {common('state.technicalDetails')}
            </summary>
            <code className="mt-1 block rounded-control bg-surface-hover p-2 font-mono wrap-anywhere whitespace-pre-wrap text-text">
              {cause}
            </code>
          </details>
        ) : null}
      </main>
    </div>
  )
}
