import { useMemo, useState } from 'react'
import { Button } from '../../../components/button/Button.tsx'
import { Combobox } from '../../../components/combobox/Combobox.tsx'
import { Dialog } from '../../../components/dialog/Dialog.tsx'
import { NumberField } from '../../../components/number-field/NumberField.tsx'
import { UnreadMark } from '../../../data-table/cells/cells.tsx'
import type { LicensedHost } from '../../../domain/licenses/inputs.ts'
import type { LicenseFigures, LicenseCalculation } from '../../../domain/licenses/licenseCalculation.ts'
import { figuresIf, resizableHosts } from '../../../domain/licenses/whatIf.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { readMarked } from '../../../lib/unreadValues.ts'
import { percentOf } from './complianceColumns.ts'

export interface WhatIfDialogProps {
  calculation: LicenseCalculation
  hosts: readonly LicensedHost[]
  onClose: () => void
}

/** Computes in the browser how changed cores or an ended contract change the figures of a license type. */
export function WhatIfDialog({ calculation, hosts, onClose }: WhatIfDialogProps) {
  const t = useText('compliance')
  const common = useText('common')
  const format = useFormat()
  const [hostname, setHostname] = useState<string | null>(null)
  const [cores, setCores] = useState<number | null>(null)
  const [endedId, setEndedId] = useState<string | null>(null)
  const resizable = useMemo(() => resizableHosts(calculation, hosts), [calculation, hosts])
  const host = resizable.find((candidate) => candidate.hostname === hostname)
  const resized = host === undefined || cores === null ? null : { hostname: host.hostname, cores }
  const after = figuresIf(calculation, hosts, { resized, endedId })

  function choose(name: string | null) {
    setHostname(name)
    setCores(resizable.find((candidate) => candidate.hostname === name)?.cores ?? null)
  }

  return (
    <Dialog
      open
      title={t('whatIf.title', { type: calculation.type.licenseTypeID || calculation.type.itemDescription })}
      description={t('whatIf.text')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('actions.close')}</Button>}
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start gap-2">
          <Combobox
            label={t('whatIf.host')}
            choices={resizable.map((candidate) => ({
              value: candidate.hostname,
              label: candidate.hostname,
              detail: common('cores', { count: candidate.cores }),
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
            integer
            disabled={host === undefined}
            className="w-32"
          />
        </div>
        <Combobox
          label={t('whatIf.contract')}
          choices={calculation.contracts.map(({ id, contractID, count, unlimited }) => ({
            value: id,
            label: contractID,
            detail: unlimited
              ? t('contracts.unlimited')
              : t('whatIf.licenses', { count: format.number(count, 3) }),
          }))}
          value={endedId}
          onChange={setEndedId}
          disabled={calculation.contracts.length === 0}
          hint={calculation.contracts.length === 0 ? t('contracts.none') : undefined}
        />
        {after === null ? null : <FigureChanges before={calculation.server} after={after} />}
      </div>
    </Dialog>
  )
}

function FigureChanges({ before, after }: { before: LicenseFigures; after: LicenseFigures }) {
  const t = useText('compliance')
  const common = useText('common')
  const format = useFormat()
  const rows = [
    [common('columns.consumed'), ({ consumed }: LicenseFigures) => format.number(consumed, 3)],
    [common('columns.covered'), ({ covered }: LicenseFigures) => format.number(covered, 3)],
    [common('columns.missing'), ({ missing }: LicenseFigures) => format.number(missing, 3)],
    [common('columns.compliance'), ({ compliance }: LicenseFigures) => format.share(percentOf(compliance))],
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
        {rows.map(([label, textOf]) => {
          const { value: current, unread } = readMarked(() => textOf(before))
          const projected = textOf(after)
          return (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {label}
              </th>
              <td className="py-1 text-right">{unread ? <UnreadMark unread={unread} /> : current}</td>
              <td className={current === projected ? 'py-1 text-right' : 'py-1 text-right font-semibold'}>
                {projected}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
