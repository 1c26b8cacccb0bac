import { QuickSwitch } from '@inventory-console/ui/components/shell/search/QuickSwitch'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { paths } from '@inventory-console/ui/paths'
import { useMemo, useState } from 'react'
import { useEntity } from '../../platform/pages/usePage.ts'
import { useHostNames } from '../../platform/queries/nameQueries.ts'

/** Quick switch to another host. Names are requested when it opens. */
export function HostSwitch() {
  const t = useText('shell')
  const [hasOpened, setHasOpened] = useState(false)
  const names = useHostNames(hasOpened)
  const current = useEntity() ?? ''
  const list = useMemo(
    () =>
      names.status === 'ready'
        ? { ...names, rows: names.rows.map((name) => ({ id: name, label: name, to: paths.host(name) })) }
        : names,
    [names],
  )
  return (
    <QuickSwitch label={t('switch.host')} list={list} current={current} onOpen={() => setHasOpened(true)} />
  )
}
