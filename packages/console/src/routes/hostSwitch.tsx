import { QuickSwitch } from '@inventory-console/ui/components/shell/QuickSwitch'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { paths } from '@inventory-console/ui/paths'
import { useMemo, useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { useHostNames } from '../api/names.ts'

/** To another host without the way back to their list. Their names are asked for when it opens. */
export function HostSwitch() {
  const t = useText('shell')
  const { pathname } = useLocation()
  const [asked, setAsked] = useState(false)
  const names = useHostNames(asked)
  const current = matchPath('/details/:hostname/:dbname?', pathname)?.params.hostname ?? ''
  const list = useMemo(
    () =>
      names.status === 'ready'
        ? { ...names, rows: names.rows.map((name) => ({ id: name, label: name, to: paths.host(name) })) }
        : names,
    [names],
  )
  return <QuickSwitch label={t('switch.host')} list={list} current={current} onOpen={() => setAsked(true)} />
}
