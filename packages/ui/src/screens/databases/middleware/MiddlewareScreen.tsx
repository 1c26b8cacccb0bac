import { Layers } from 'lucide-react'
import { ButtonLink } from '../../../components/button/Button.tsx'
import { EmptyBlock } from '../../../components/feedback/Block.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { paths } from '../../paths.ts'

/** Empty state, because the server has no middleware data. */
export function MiddlewareScreen() {
  const t = useText('middleware')
  return (
    <div className="flex min-h-full flex-col bg-surface">
      <EmptyBlock
        icon={Layers}
        title={t('title')}
        text={t('text')}
        action={<ButtonLink to={paths.hosts}>{t('hosts')}</ButtonLink>}
      />
    </div>
  )
}
