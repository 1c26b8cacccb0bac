import type { ExadataListItem } from '@inventory-console/api-mocks/contract'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { FailureBanner } from '../../components/banner/Banner.tsx'
import { Button } from '../../components/button/Button.tsx'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useMutationFailure, type MutationFailure } from '../../lib/mutationErrors.ts'

export interface HiddenRacksDialogProps {
  racks: readonly ExadataListItem[]
  /** Rejects with the error. */
  onUnhide: (rack: ExadataListItem) => Promise<void>
  onClose: () => void
}

/** Lists hidden racks, each with a button to show it again. */
export function HiddenRacksDialog({ racks, onUnhide, onClose }: HiddenRacksDialogProps) {
  const t = useText('exadata')
  const common = useText('common')
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<(MutationFailure & { name: string }) | null>(null)
  const failureOf = useMutationFailure()

  async function show(rack: ExadataListItem) {
    setBusy(rack.rackID)
    setFailure(null)
    try {
      await onUnhide(rack)
    } catch (error) {
      setFailure({ name: rack.hostname, ...failureOf(error) })
    } finally {
      setBusy(null)
    }
  }

  return (
    <Dialog open title={t('hide.title')} description={t('hide.text')} onClose={onClose}>
      <div className="flex flex-col gap-3">
        <FailureBanner failure={failure} title={t('hide.showFailed', { name: failure?.name ?? '' })} />
        {racks.length === 0 ? <p className="text-13 text-text-muted">{t('hide.none')}</p> : null}
        <ul className="flex flex-col divide-y divide-line empty:hidden">
          {racks.map((rack) => (
            <li key={rack.rackID} className="flex items-center gap-3 py-2 text-13">
              <bdi
                translate="no"
                className="min-w-0 flex-1 wrap-anywhere"
              >{`${rack.hostname} - ${rack.rackID}`}</bdi>
              <Button
                aria-label={t('hide.show', { name: rack.hostname })}
                busy={busy === rack.rackID}
                {...(busy === null ? {} : { 'aria-disabled': true })}
                onClick={() => void show(rack)}
              >
                {busy === rack.rackID ? null : <Eye size={16} />}
                {common('actions.show')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
