import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { copyText } from '../../lib/react/copyText.ts'
import { IconButton } from '../button/IconButton.tsx'

export interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** What it is called, where the text itself is too long to be a name. */
  name?: string
}

/** Says that it has copied until the focus leaves it. */
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
