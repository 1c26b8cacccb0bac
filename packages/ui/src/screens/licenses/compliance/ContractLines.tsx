import { daysUntil } from '../../../columns/renewals.ts'
import { inAllocationOrder } from '../../../domain/licenses/coverage.ts'
import type { LicenseCalculation } from '../../../domain/licenses/licenseCalculation.ts'
import type { LicenseContract } from '../../../domain/licenses/licenseContracts.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { useNow } from '../../../lib/dates.ts'
import { missingValue } from '../../../lib/format.ts'
import { Link } from '../../../lib/links.ts'
import { exactly, listUrl } from '../../../lib/listUrl.ts'
import { contractPaths } from '../licenseFacts.ts'
import { Note } from './Note.tsx'

/** The contracts of a license type in the order in which the server uses them. */
export function ContractLines({ calculation }: { calculation: LicenseCalculation }) {
  const t = useText('compliance')
  const format = useFormat()
  const { type, contracts, coverage, server, calculated } = calculation
  return (
    <section aria-label={t('contracts.title')} className="flex min-w-0 flex-col gap-1">
      <h2 className="min-h-6 text-13 font-semibold">{t('contracts.title')}</h2>
      {contracts.length === 0 ? <Note>{t('contracts.none')}</Note> : null}
      <ul className="flex flex-col text-13">
        {inAllocationOrder(contracts).map((contract) => (
          <Line
            key={contract.id}
            contract={contract}
            to={listUrl(contractPaths[type.vendor], { contractID: exactly(contract.contractID) })}
            used={contract.used ?? coverage.byContract.get(contract.id) ?? 0}
          />
        ))}
      </ul>
      {calculated.covered === server.covered ? null : (
        <Note>
          {t('contracts.differs', {
            server: format.number(server.covered, 3),
            calculated: format.number(calculated.covered, 3),
          })}
        </Note>
      )}
    </section>
  )
}

function Line({ contract, to, used }: { contract: LicenseContract; to: string; used: number }) {
  const t = useText('compliance')
  const format = useFormat()
  const now = useNow()
  const { contractID, count, unlimited } = contract
  const description = contractText(contract, now, t)
  return (
    <li className="flex min-h-6 items-baseline gap-2">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <Link
          to={to}
          className="mr-2 inline-flex min-h-6 min-w-6 items-center text-accent-text hover:underline"
        >
          <bdi translate="no">{contractID || missingValue}</bdi>
        </Link>
        {description}
      </span>
      <span className="shrink-0 tabular-nums">
        {unlimited
          ? t('contracts.used', { used: format.number(used, 3) })
          : t('contracts.of', { used: format.number(used, 3), count: format.number(count, 3) })}
      </span>
    </li>
  )
}

/** What the contract covers, where, and whether its support ends soon. */
export function contractText(contract: LicenseContract, now: number, t: Text): string {
  const days = daysUntil(contract.supportExpiration, now)
  return [...kindOf(contract, t), placeOf(contract, t), ...endOf(days, t)].join(', ')
}

function placeOf({ location }: LicenseContract, t: Text): string {
  if (location === '') return t('contracts.noLocation')
  return location === 'All' ? t('contracts.allLocations') : location
}

type Text = ReturnType<typeof useText<'compliance'>>

function kindOf({ unlimited, isPool, isRestricted, covers, names }: LicenseContract, t: Text): string[] {
  const count = names.length
  const scopeText =
    covers === 'CLUSTER' ? t('contracts.clusters', { count }) : t('contracts.hosts', { count })
  if (unlimited) return [t('contracts.unlimited')]
  if (isRestricted) return [t('contracts.restricted'), scopeText]
  if (!isPool) return [scopeText]
  return covers === 'all' ? [t('contracts.basket'), ...(count > 0 ? [scopeText] : [])] : [t('contracts.open')]
}

/** Days before the end of support from which the date is shown. */
const expiryWarningDays = 180

function endOf(days: number | null, t: Text): string[] {
  if (days === null || days > expiryWarningDays) return []
  return [days < 0 ? t('contracts.ended') : t('contracts.ends', { days })]
}
