import { ForbiddenBlock } from '../components/feedback/Block.tsx'
import { useText } from '../i18n/I18nProvider.tsx'

export interface HostForbiddenProps {
  /** Null if the reason is unknown. */
  reason: 'directory' | 'noLocation' | 'otherLocation' | null
}

/** Replaces a host that the user may not open. */
export function HostForbidden({ reason }: HostForbiddenProps) {
  const t = useText('common')
  return <ForbiddenBlock {...(reason ? { text: t(`state.forbiddenHost.${reason}`) } : {})} />
}
