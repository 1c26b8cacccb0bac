import { Banner } from '../../components/banner/Banner.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

/** Warning about groups that give no rights; see `groupsWithoutTag`. */
export function GroupsWithoutTag({ names }: { names: readonly string[] }) {
  const t = useText('administration')
  if (names.length === 0) return null
  return (
    <Banner tone="warning">
      {t('users.groupsWithoutTag', { count: names.length, names: names.join(', ') })}
    </Banner>
  )
}
