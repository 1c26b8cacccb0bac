import { Banner } from '@inventory-console/ui/components/banner/Banner'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { useState } from 'react'
import useSWR from 'swr'
import { useServices } from '../../platform/services.ts'
import { fetchSsoFile, hasSecret } from './sign-on/ssoFile.ts'

/** Shown to administrators, who can fix it, until the secret is removed. */
export function SecretWarning() {
  const t = useText('session')
  const { base } = useServices()
  const [closed, setClosed] = useState(false)
  const { data } = useSWR('GET /config_sso.json', async () => {
    const file = await fetchSsoFile(base)
    return file !== null && hasSecret(file)
  })
  if (closed || data !== true) return null
  return (
    <Banner tone="warning" className="mx-2 mt-2 shrink-0 md:mx-4" onClose={() => setClosed(true)}>
      {t('signOn.secret')}
    </Banner>
  )
}
