import { QuickSwitch } from '@inventory-console/ui/components/shell/search/QuickSwitch'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { type ListState, mapState } from '@inventory-console/ui/lib/state'
import { useMemo, useState, type ComponentType } from 'react'
import { useEntity } from '../pages/page.ts'

/** Quick switch to another entity of this kind. Names are requested when it opens. */
export function entitySwitch(
  kind: 'host' | 'cluster',
  useNames: (enabled: boolean) => ListState<string>,
  pathOf: (name: string) => string,
): ComponentType {
  return function EntitySwitch() {
    const t = useText('shell')
    const [hasOpened, setHasOpened] = useState(false)
    const names = useNames(hasOpened)
    const current = useEntity() ?? ''
    const list = useMemo(
      () => mapState(names, (rows) => rows.map((name) => ({ id: name, label: name, to: pathOf(name) }))),
      [names],
    )
    return (
      <QuickSwitch
        label={t(`switch.${kind}`)}
        list={list}
        current={current}
        onOpen={() => setHasOpened(true)}
      />
    )
  }
}
