import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { Block } from './Block.tsx'

export interface ForbiddenBlockProps {
  title?: string
  text?: string
  action?: ReactNode
  className?: string
}

export function ForbiddenBlock({ title, text, action, className }: ForbiddenBlockProps) {
  const t = useText('common')
  return (
    <Block
      icon={Lock}
      title={title ?? t('state.forbiddenTitle')}
      text={text ?? t('state.forbiddenText')}
      className={className}
    >
      {action}
    </Block>
  )
}
