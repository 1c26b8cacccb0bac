import { useText } from '../../../i18n/I18nProvider.tsx'
import { HostPicker, type PickedHost } from '../../HostPicker.tsx'

/** `children` is the `HostCapacity` of the selected host. */
export type CapacityByOsScreenProps = PickedHost

/** Operating system resource use, one host at a time. */
export function CapacityByOsScreen(props: CapacityByOsScreenProps) {
  const t = useText('capacity')
  const common = useText('common')
  return (
    <HostPicker
      {...props}
      texts={{
        choose: common('host.select'),
        text: t('choose.text'),
        hosts: t('hosts'),
        failed: common('lists.hosts.failed'),
        empty: t('empty'),
      }}
    />
  )
}
