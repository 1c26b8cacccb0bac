import { use } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { copyText } from '../../lib/dom.ts'
import { ToastContext } from '../toast/Toast.tsx'

/** Copies a text and returns whether that succeeded. A toast reports a failure. */
export function useCopy(): (text: string) => Promise<boolean> {
  const t = useText('common')
  const showToast = use(ToastContext)
  return async (text) => {
    const isCopied = await copyText(text)
    if (!isCopied) showToast?.({ tone: 'danger', title: t('actions.notCopied') })
    return isCopied
  }
}
