import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { copyText } from '../../lib/dom.ts'
import { IconButton } from '../button/IconButton.tsx'

export interface CopyButtonProps {
  text: string
  /** Accessible name if the text is too long for one. */
  name?: string | undefined
}

/** Shows "Copied" until it loses focus. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const t = useText('common')
  const [copied, setCopied] = useState(false)
  return (
    <span data-slot="copy-button" className="inline-flex shrink-0 items-center gap-1">
      <IconButton
        label={t('actions.copy', { name: name ?? text })}
        size="small"
        onClick={() => void copyText(text).then(setCopied)}
        onBlur={() => setCopied(false)}
      >
        {copied ? <Check size={14} className="text-success-icon" /> : <Copy size={14} />}
      </IconButton>
      <output className="text-12 text-text-muted empty:hidden">{copied ? t('actions.copied') : null}</output>
    </span>
  )
}
