import { Lock } from 'lucide-react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { Block } from './Block.tsx'

export function ForbiddenBlock({ text, className }: { text?: string; className?: string }) {
  const t = useText('common')
  return (
    <Block
      icon={Lock}
      title={t('state.forbiddenTitle')}
      text={text ?? t('state.forbiddenText')}
      className={className}
    />
  )
}
