import { Suspense, useState } from 'react'
import { Banner } from '../../../../components/banner/Banner.tsx'
import { Button } from '../../../../components/button/Button.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { lazy } from '../../../../lib/lazy.ts'
import type { MissingDatabasesDialogProps } from './MissingDatabasesDialog.tsx'

const MissingDialog = lazy(async () => (await import('./MissingDatabasesDialog.tsx')).MissingDatabasesDialog)

export interface MissingDatabasesProps extends Omit<MissingDatabasesDialogProps, 'onClose'> {
  /** The page shows a past day, but missing databases are always current. */
  isPastDay?: boolean
}

/** Maximum names listed; the rest is counted. */
const maxNames = 5

/** Notice that names missing databases and opens the dialog to ignore them. */
export function MissingDatabases({ list, isPastDay = false, onIgnore }: MissingDatabasesProps) {
  const t = useText('hostDetails')
  const [open, setOpen] = useState(false)
  if (list.status === 'failed') {
    return (
      <Banner tone="warning" onRetry={list.retry}>
        {t('missing.failed')}
      </Banner>
    )
  }
  if (list.status !== 'ready' || list.value.length === 0) return null
  const missing = list.value.filter(({ ignored }) => !ignored).map(({ name }) => name)
  const ignored = list.value.length - missing.length
  const sentences = [
    missing.length === 0
      ? null
      : t('missing.banner', {
          count: missing.length,
          names: missing.slice(0, maxNames).join(', ') + (missing.length > maxNames ? ', …' : ''),
        }),
    ignored === 0 ? null : t('missing.ignoredBanner', { count: ignored }),
    isPastDay ? t('missing.today') : null,
  ]
  return (
    <>
      <Banner
        tone={missing.length > 0 ? 'danger' : 'info'}
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            {t('missing.open')}
          </Button>
        }
      >
        {sentences.filter((sentence) => sentence !== null).join(' ')}
      </Banner>
      {open ? (
        <Suspense fallback={<span data-loading />}>
          <MissingDialog list={list} onIgnore={onIgnore} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
