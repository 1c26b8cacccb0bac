import { Button } from '../../../components/button/Button.tsx'
import { Dialog } from '../../../components/dialog/Dialog.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { Link } from '../../../lib/links.ts'
import { paths } from '../../paths.ts'

interface ClusterNodesDialogProps {
  hostnames: readonly string[]
  onClose: () => void
}

export function ClusterNodesDialog({ hostnames, onClose }: ClusterNodesDialogProps) {
  const t = useText('hostDetails')
  const common = useText('common')
  return (
    <Dialog
      open
      width="narrow"
      title={t('nodes.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('actions.close')}</Button>}
    >
      <ul className="flex flex-col text-14">
        {hostnames.map((hostname) => (
          <li key={hostname}>
            <Link
              to={paths.host(hostname)}
              onClick={onClose}
              className="inline-flex min-h-8 max-w-full items-center rounded-control text-accent-text hover:underline"
            >
              <bdi translate="no" className="wrap-anywhere">
                {hostname}
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
