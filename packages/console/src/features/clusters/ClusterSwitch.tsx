import { QuickSwitch } from '@inventory-console/ui/components/shell/search/QuickSwitch'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { paths } from '@inventory-console/ui/paths'
import { useMemo, useState } from 'react'
import { useEntity } from '../../platform/pages/usePage.ts'
import { usePageQuery } from '../../platform/pages/usePageQuery.ts'
import { useClusterNames } from '../../platform/queries/nameQueries.ts'

/** Quick switch to another cluster. Names are requested when it opens. */
export function ClusterSwitch() {
  const t = useText('shell')
  const [hasOpened, setHasOpened] = useState(false)
  const names = useClusterNames(hasOpened, usePageQuery())
  const current = useEntity() ?? ''
  const list = useMemo(
    () =>
      names.status === 'ready'
        ? { ...names, rows: names.rows.map((name) => ({ id: name, label: name, to: paths.cluster(name) })) }
        : names,
    [names],
  )
  return (
    <QuickSwitch
      label={t('switch.cluster')}
      list={list}
      current={current}
      onOpen={() => setHasOpened(true)}
    />
  )
}
