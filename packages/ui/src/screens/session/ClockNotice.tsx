import { Notice } from '../../components/shell/Notices.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'

export interface ClockNoticeProps {
  /** Milliseconds by which the device clock is ahead of the server; negative if behind. */
  skew: number
  onClose: () => void
}

export function ClockNotice({ skew, onClose }: ClockNoticeProps) {
  const t = useText('session')
  const format = useFormat()
  const duration = format.duration(Math.abs(skew))
  return (
    <Notice
      tone="info"
      text={skew > 0 ? t('clock.ahead', { duration }) : t('clock.behind', { duration })}
      onClose={onClose}
    />
  )
}
