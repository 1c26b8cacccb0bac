import { PlugZap } from 'lucide-react'
import { ButtonLink } from '../../components/button/Button.tsx'
import { EmptyBlock } from '../../components/feedback/EmptyBlock.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

/** First steps, shown instead of an empty dashboard. */
export function Welcome({ repositoryTo }: { repositoryTo: string | null }) {
  const t = useText('dashboard')
  return (
    <EmptyBlock
      icon={PlugZap}
      title={t('welcome.title')}
      text={t('welcome.text')}
      action={
        <>
          <ol className="max-w-[60ch] list-decimal space-y-1 pl-5 text-left text-13">
            <li>{t('welcome.install')}</li>
            <li>{t('welcome.wait')}</li>
            <li>{t('welcome.contracts')}</li>
          </ol>
          {repositoryTo === null ? null : (
            <ButtonLink variant="primary" to={repositoryTo}>
              {t('welcome.repository')}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
