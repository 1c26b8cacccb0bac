import { useEffect, useState } from 'react'
import { Spinner } from '../../components/progress/Spinner.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

/** In milliseconds; a fast start shows no indicator. */
const delayMs = 150

/** Shown while page code loads. `fill` uses the height of the parent instead of the viewport. */
export function LoadingScreen({ fill = false }: { fill?: boolean }) {
  const t = useText('common')
  const [isVisible, setIsVisible] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsVisible(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isVisible) return null
  return (
    <div className={fill ? 'grid h-full place-items-center' : 'grid min-h-dvh place-items-center bg-surface'}>
      <output className="flex items-center gap-2 p-6 text-14 text-text-muted">
        <Spinner />
        {t('state.loading')}
      </output>
    </div>
  )
}
