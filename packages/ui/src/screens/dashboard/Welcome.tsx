import { PlugZap } from 'lucide-react'
import { ButtonLink } from '../../components/button/Button.tsx'
import { EmptyBlock } from '../../components/feedback/EmptyBlock.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

interface WelcomeProps {
  repositoryTo: string | null
  /** `null` for users who may not change roles. */
  rolesTo: string | null
}

/** First steps, shown instead of an empty dashboard. */
export function Welcome({ repositoryTo, rolesTo }: WelcomeProps) {
  const t = useText('dashboard')
  return (
    <EmptyBlock
      icon={PlugZap}
      title={t('welcome.title')}
      text={rolesTo === null ? t('welcome.text') : t('welcome.textOfAll')}
      action={
        <>
          <ol className="max-w-[60ch] list-decimal space-y-1 pl-5 text-left text-13">
            <li>{t('welcome.install')}</li>
            <li>{t('welcome.wait')}</li>
            <li>{t('welcome.contracts')}</li>
            {rolesTo === null ? null : <li>{t('welcome.roles')}</li>}
          </ol>
          <span className="flex flex-wrap justify-center gap-2">
            {repositoryTo === null ? null : (
              <ButtonLink variant="primary" to={repositoryTo}>
                {t('welcome.repository')}
              </ButtonLink>
            )}
            {rolesTo === null ? null : <ButtonLink to={rolesTo}>{t('welcome.openRoles')}</ButtonLink>}
          </span>
        </>
      }
    />
  )
}
