import { Banner } from '../../components/banner/Banner.tsx'
import { serverSupport, supportedServers } from '../../domain/serverVersion.ts'
import { useText } from '../../i18n/I18nProvider.tsx'

export interface ServerVersionNoticeProps {
  version: string
  onClose: () => void
  className?: string
}

/** Renders nothing for a supported or unknown version. */
export function ServerVersionNotice({ version, onClose, className = '' }: ServerVersionNoticeProps) {
  const t = useText('session')
  const support = serverSupport(version)
  if (support !== 'older' && support !== 'newer') return null
  return (
    <Banner tone="info" className={className} onClose={onClose}>
      {t(`serverVersion.${support}`, { version, ...supportedServers })}
    </Banner>
  )
}
