import { Banner } from '../../components/banner/Banner.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'

export interface ClockNoticeProps {
  /** Milliseconds by which the device clock is ahead of the server; negative if behind. */
  skew: number
  onClose: () => void
  className?: string
}

export function ClockNotice({ skew, onClose, className = '' }: ClockNoticeProps) {
  const t = useText('session')
  const format = useFormat()
  const duration = format.duration(Math.abs(skew))
  return (
    <Banner tone="info" className={className} onClose={onClose}>
      {skew > 0 ? t('clock.ahead', { duration }) : t('clock.behind', { duration })}
    </Banner>
  )
}
