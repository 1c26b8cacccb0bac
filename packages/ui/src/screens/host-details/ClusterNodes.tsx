import { useState } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { Link } from '../../lib/react/links.tsx'
import { paths } from '../paths.ts'

/** Number of hosts in the Veritas cluster. Opens a dialog that links each of them. */
export function ClusterNodes({ hostnames }: { hostnames: readonly string[] }) {
  const t = useText('hostDetails')
  const common = useText('common')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
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
      <Dialog
        open={open}
        width="narrow"
        title={t('nodes.title')}
        onClose={close}
        actions={<Button onClick={close}>{common('actions.close')}</Button>}
      >
        <ul className="flex flex-col text-14">
          {hostnames.map((hostname) => (
            <li key={hostname}>
              <Link
                to={paths.host(hostname)}
                onClick={close}
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
    </>
  )
}
