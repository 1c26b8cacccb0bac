import { useText } from '../../../i18n/I18nProvider.tsx'
import { Link } from '../../../lib/links.ts'
import type { ListedLicenseType } from './licenseType.ts'
import { contractsTo, typeTo } from './licenseTypeColumns.ts'

/** The users and the aliases of a license type. A figure that is not loaded is omitted. */
export function LicenseTypeUsers({ type }: { type: ListedLicenseType }) {
  const t = useText('licenseTypes')
  const { use, contracts, aliases } = type
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-3 text-13">
      <section aria-label={t('users.title')}>
        <h2 className="font-semibold">{t('users.title')}</h2>
        <ul>
          {use === null ? null : (
            <Line
              to={use.usages === 0 ? null : typeTo(type)}
              text={t('users.used', {
                count: use.usages,
                databases: t('users.databases', { count: use.databases }),
                hosts: t('users.hosts', { count: use.hosts }),
              })}
            />
          )}
          {contracts === null ? null : (
            <Line
              to={contracts === 0 ? null : contractsTo(type)}
              text={t('users.contracts', { count: contracts })}
            />
          )}
        </ul>
      </section>
      {aliases.length === 0 ? null : (
        <section aria-label={t('columns.aliases')} className="min-w-0">
          <h2 className="font-semibold">{t('columns.aliases')}</h2>
          <ul>
            {aliases.map((alias) => (
              <li key={alias} translate="no" className="wrap-anywhere">
                <bdi>{alias}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Line({ to, text }: { to: string | null; text: string }) {
  return (
    <li className="flex min-h-6 items-center">
      {to === null ? (
        text
      ) : (
        <Link to={to} className="inline-flex min-h-6 items-center text-accent-text hover:underline">
          {text}
        </Link>
      )}
    </li>
  )
}
