import { useText } from '../../../../i18n/I18nProvider.tsx'
import type { ContractTarget } from './contractTargets.ts'

/** Lists the contracts, with the reason for those that take no hosts if `showBlocked`. */
export function ContractNames(props: { targets: readonly ContractTarget[]; showBlocked?: boolean }) {
  const { targets, showBlocked = false } = props
  const t = useText('contracts')
  return (
    <ul aria-label={t('bulk.contracts')} className="flex flex-col gap-1 text-13">
      {targets.map(({ id, contractID, licenseTypeID, blocked: reason }) => (
        <li key={id} className="wrap-anywhere">
          <bdi translate="no" className="font-medium">
            {contractID}
          </bdi>{' '}
          <bdi translate="no" className="text-text-muted">
            {licenseTypeID}
          </bdi>
          {showBlocked && reason !== null ? (
            <span className="block text-12 text-text-muted">{t(`attach.blocked.${reason}`)}</span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
