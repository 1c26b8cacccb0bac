import { MenuLabel, MenuRadio, MenuRadioGroup } from '../../components/menu/Menu.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { ListTools } from '../../lib/listTools.ts'

export type RefreshChoicesProps = Pick<ListTools, 'refreshInterval' | 'onIntervalChange'>

/** Seconds. */
const intervals = [30, 60, 300, 900, 3600] as const
const never = 'never'

/** Radio items of the refresh interval. */
export function RefreshChoices({ refreshInterval, onIntervalChange }: RefreshChoicesProps) {
  const t = useText('list')
  return (
    <>
      <MenuLabel>{t('refresh.label')}</MenuLabel>
      <MenuRadioGroup
        value={refreshInterval === null ? never : String(refreshInterval)}
        onValueChange={(value) => onIntervalChange(value === never ? null : Number(value))}
      >
        <MenuRadio value={never}>{t('refresh.never')}</MenuRadio>
        {intervals.map((seconds) => (
          <MenuRadio key={seconds} value={String(seconds)}>
            {t('refresh.every', { every: seconds })}
          </MenuRadio>
        ))}
      </MenuRadioGroup>
    </>
  )
}
