import { Banner } from '../../components/banner/Banner.tsx'
import { Button } from '../../components/button/Button.tsx'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { serverSupport, supportedServers } from '../../domain/serverVersion.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { product } from '../../lib/product.ts'
import type { OneState } from '../../lib/state.ts'

export interface VersionDialogProps {
  server: OneState<string>
  onClose: () => void
}

export function VersionDialog({ server, onClose }: VersionDialogProps) {
  const t = useText('session')
  return (
    <Dialog
      open
      width="narrow"
      title={t('version.title', { product: product.name })}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('version.close')}
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-14">
        <dt className="text-text-muted">{t('version.server')}</dt>
        <dd className="min-h-5 min-w-0 text-right wrap-anywhere tabular-nums">
          <ServerVersion server={server} />
        </dd>
        <dt className="text-text-muted">{t('version.web')}</dt>
        <dd className="text-right tabular-nums">{product.webVersion}</dd>
      </dl>
      {server.status === 'ready' ? <SupportNotice version={server.value} /> : null}
    </Dialog>
  )
}

/** Renders nothing for a supported or unknown version. */
function SupportNotice({ version }: { version: string }) {
  const t = useText('session')
  const support = serverSupport(version)
  if (support !== 'older' && support !== 'newer') return null
  return (
    <Banner tone="warning" className="mt-4">
      {t(`serverVersion.${support}`, { version, ...supportedServers })}
    </Banner>
  )
}

function ServerVersion({ server }: { server: OneState<string> }) {
  const t = useText('session')
  const common = useText('common')
  if (server.status === 'loading') return <Skeleton className="ml-auto w-16" />
  // The server may not know its version after the configuration was saved.
  if (server.status === 'ready') return <bdi translate="no">{server.value || t('version.unknown')}</bdi>
  return (
    <span role="alert" className="flex flex-col items-end gap-2">
      {t('version.failed')}
      {server.status === 'failed' ? (
        <Button size="small" onClick={server.retry}>
          {common('actions.retry')}
        </Button>
      ) : null}
    </span>
  )
}
