import { useText } from '../../../i18n/I18nProvider.tsx'
import { HostPicker, type PickedHost } from '../../HostPicker.tsx'

/** `children` is the `HostCapacity` of the selected host. */
export type CapacityByOsScreenProps = PickedHost

/** Operating system resource use, one host at a time. */
export function CapacityByOsScreen(props: CapacityByOsScreenProps) {
  const t = useText('capacity')
  return (
    <HostPicker
      {...props}
      texts={{
        choose: t('choose.title'),
        text: t('choose.text'),
        hosts: t('hosts'),
        failed: t('failed'),
        empty: t('empty'),
      }}
    />
  )
}
