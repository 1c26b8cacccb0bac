import { Banner } from '../../components/banner/Banner.tsx'
import { Button } from '../../components/button/Button.tsx'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { product } from '../../lib/product.ts'
import type { OneState } from '../../lib/state.ts'

export interface VersionDialogProps {
  server: OneState<string>
  onClose: () => void
}

export function VersionDialog({ server, onClose }: VersionDialogProps) {
  const t = useText('session')
  const common = useText('common')
  return (
    <Dialog
      open
      width="narrow"
      title={common('versionOf', { product: product.name })}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('version.close')}
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-14">
        <dt className="text-text-muted">{common('serverVersion')}</dt>
        <dd className="min-h-5 min-w-0 text-right wrap-anywhere tabular-nums">
          <ServerVersion server={server} />
        </dd>
        <dt className="text-text-muted">{common('webVersion')}</dt>
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

/** Server releases that this console is tested with. */
export const supportedServers = { oldest: '2.53', newest: '2.54' } as const

export type ServerSupport = 'supported' | 'older' | 'newer' | 'unknown'

/** Compares major and minor version; builds such as `latest` or an empty version are `unknown`. */
export function serverSupport(version: string): ServerSupport {
  const release = releaseOf(version)
  if (release === null) return 'unknown'
  if (release < releaseNumber(supportedServers.oldest)) return 'older'
  return release > releaseNumber(supportedServers.newest) ? 'newer' : 'supported'
}

function releaseOf(version: string): number | null {
  const [, major, minor] = /^v?(\d{1,4})\.(\d{1,4})(?:\D|$)/.exec(version) ?? []
  return major === undefined || minor === undefined ? null : Number(major) * 10_000 + Number(minor)
}

const releaseNumber = (version: string) => releaseOf(version) ?? 0
