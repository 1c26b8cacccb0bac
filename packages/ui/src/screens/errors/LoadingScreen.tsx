import { useEffect, useState } from 'react'
import { Spinner } from '../../components/progress/Spinner.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

/** Milliseconds: a fast start shows no indicator. */
const delay = 150

/** Shown while the code of a page is loading. `fill`: within the height of its parent, not of the window. */
export function LoadingScreen({ fill = false }: { fill?: boolean }) {
  const t = useText('common')
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delay)
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  return (
    <div className={fill ? 'grid h-full place-items-center' : 'grid min-h-dvh place-items-center bg-surface'}>
      <output className="flex items-center gap-2 p-6 text-14 text-text-muted">
        <Spinner />
        {t('state.loading')}
      </output>
    </div>
  )
}
