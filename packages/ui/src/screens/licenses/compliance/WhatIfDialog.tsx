import { useMemo, useState } from 'react'
import { Button } from '../../../components/button/Button.tsx'
import { Combobox } from '../../../components/combobox/Combobox.tsx'
import { Dialog } from '../../../components/dialog/Dialog.tsx'
import { NumberField } from '../../../components/number-field/NumberField.tsx'
import type { LicensedHost } from '../../../domain/licenses/inputs.ts'
import type { Figures, LicenseChain } from '../../../domain/licenses/licenseChain.ts'
import { figuresIf, resizableHosts } from '../../../domain/licenses/whatIf.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { percentOf } from './complianceColumns.ts'

export interface WhatIfDialogProps {
  chain: LicenseChain
  hosts: readonly LicensedHost[]
  onClose: () => void
}

/** Computes in the browser how changed cores or an ended contract change the figures of a license type. */
export function WhatIfDialog({ chain, hosts, onClose }: WhatIfDialogProps) {
  const t = useText('compliance')
  const common = useText('common')
  const format = useFormat()
  const [hostname, setHostname] = useState<string | null>(null)
  const [cores, setCores] = useState<number | null>(null)
  const [endedId, setEndedId] = useState<string | null>(null)
  const resizable = useMemo(() => resizableHosts(chain, hosts), [chain, hosts])
  const host = resizable.find((one) => one.hostname === hostname)
  const resized = host === undefined || cores === null ? null : { hostname: host.hostname, cores }
  const after = figuresIf(chain, hosts, { resized, endedId })

  function choose(name: string | null) {
    setHostname(name)
    setCores(resizable.find((one) => one.hostname === name)?.cores ?? null)
  }

  return (
    <Dialog
      open
      title={t('whatIf.title', { type: chain.type.licenseTypeID })}
      description={t('whatIf.text')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('actions.close')}</Button>}
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start gap-2">
          <Combobox
            label={t('whatIf.host')}
            choices={resizable.map((one) => ({
              value: one.hostname,
              label: one.hostname,
              detail: t('whatIf.cores', { count: one.cores }),
            }))}
            value={hostname}
            onChange={choose}
            disabled={resizable.length === 0}
            hint={resizable.length === 0 ? t('whatIf.noHost') : undefined}
            className="min-w-56 flex-1"
          />
          <NumberField
            label={t('whatIf.newCores')}
            value={cores}
            onChange={setCores}
            min={0}
            whole
            disabled={host === undefined}
            className="w-32"
          />
        </div>
        <Combobox
          label={t('whatIf.contract')}
          choices={chain.contracts.map(({ id, contractID, count, unlimited }) => ({
            value: id,
            label: contractID,
            detail: unlimited
              ? t('contracts.unlimited')
              : t('whatIf.licenses', { count: format.number(count, 3) }),
          }))}
          value={endedId}
          onChange={setEndedId}
          disabled={chain.contracts.length === 0}
          hint={chain.contracts.length === 0 ? t('contracts.none') : undefined}
        />
        {after === null ? null : <Change before={chain.server} after={after} />}
      </div>
    </Dialog>
  )
}

function Change({ before, after }: { before: Figures; after: Figures }) {
  const t = useText('compliance')
  const format = useFormat()
  const rows = [
    ['consumed', format.number(before.consumed, 3), format.number(after.consumed, 3)],
    ['covered', format.number(before.covered, 3), format.number(after.covered, 3)],
    ['missing', format.number(before.missing, 3), format.number(after.missing, 3)],
    ['compliance', format.share(percentOf(before.compliance)), format.share(percentOf(after.compliance))],
  ] as const
  return (
    <table aria-live="polite" className="w-full text-13 tabular-nums">
      <thead>
        <tr className="text-12 text-text-muted">
          <td />
          <th scope="col" className="py-1 text-right font-medium">
            {t('whatIf.now')}
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            {t('whatIf.then')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([id, now, then]) => (
          <tr key={id} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {t(`columns.${id}`)}
            </th>
            <td className="py-1 text-right">{now}</td>
            <td className={now === then ? 'py-1 text-right' : 'py-1 text-right font-semibold'}>{then}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
