import { Suspense, useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { lazyComponent } from '../../lib/react/lazyComponent.ts'

const ClusterNodesDialog = lazyComponent(
  async () => (await import('./ClusterNodesDialog.tsx')).ClusterNodesDialog,
)

/** Number of hosts in the Veritas cluster. Opens a dialog that links each of them. */
export function ClusterNodes({ hostnames }: { hostnames: readonly string[] }) {
  const t = useText('hostDetails')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-my-0.5 inline-flex min-h-6 min-w-6 items-center rounded-control text-accent-text hover:underline"
      >
        {t('nodes.count', { count: hostnames.length })}
      </button>
      {open ? (
        <Suspense fallback={<span data-loading />}>
          <ClusterNodesDialog hostnames={hostnames} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
