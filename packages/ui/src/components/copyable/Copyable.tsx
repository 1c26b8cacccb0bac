import { clsx } from 'clsx'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { IconButton } from '../button/Button.tsx'
import { useCopy } from './useCopy.ts'

export type CopyableProps = CopyButtonProps & {
  /** Monospaced, for ids and commands. */
  mono?: boolean
}

export function Copyable({ text, name, mono = false }: CopyableProps) {
  return (
    <span data-slot="copyable" className="inline-flex max-w-full min-w-0 items-center gap-1">
      <bdi translate="no" className={clsx('min-w-0 wrap-anywhere', mono && 'font-mono text-12')}>
        {text}
      </bdi>
      <CopyButton text={text} name={name} />
    </span>
  )
}

export interface CopyButtonProps {
  text: string
  /** Accessible name if the text is too long for one. */
  name?: string | undefined
}

/** Shows "Copied" until it loses focus. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const t = useText('common')
  const copy = useCopy()
  const [copied, setCopied] = useState(false)
  return (
    <span data-slot="copy-button" className="inline-flex shrink-0 items-center gap-1">
      <IconButton
        label={t('actions.copy', { name: name ?? text })}
        size="small"
        onClick={() => void copy(text).then(setCopied)}
        onBlur={() => setCopied(false)}
      >
        {copied ? <Check size={14} className="text-success-icon" /> : <Copy size={14} />}
      </IconButton>
      <output className="text-12 text-text-muted empty:hidden">{copied ? t('actions.copied') : null}</output>
    </span>
  )
}
