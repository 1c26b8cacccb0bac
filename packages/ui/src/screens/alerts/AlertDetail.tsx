import type { Alert } from '@inventory-console/api-mocks/contract'
import { CopyButton } from '../../components/copyable/Copyable.tsx'
import { type Fact, KeyValueCard } from '../../components/key-value/KeyValueCard.tsx'
import { alertHost } from '../../domain/alerts.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { useNow } from '../../lib/dates.ts'
import { Link } from '../../lib/links.ts'
import { readMarked } from '../../lib/unreadValues.ts'
import { paths } from '../paths.ts'
import { alertDatabases, alertErrors, alertLicenses, hasHostPage } from './alertFacts.ts'
import { DescriptionLines } from './DescriptionLines.tsx'

interface AlertDetailProps {
  alert: Alert
  technology: string | null
}

/** All fields of an alert, with the original line breaks in its description. */
export function AlertDetail({ alert, technology }: AlertDetailProps) {
  const t = useText('alerts')
  const common = useText('common')
  const { dateTime, age } = useFormat()
  const now = useNow()
  const host = alertHost(alert)
  const to = hasHostPage(alert) ? paths.host : null
  const errors = alertErrors(alert)
  const { description } = alert
  const facts: readonly Fact[] = [
    { id: 'hostname', label: common('columns.hostname'), value: host, ...(to ? { to: to(host) } : {}) },
    {
      id: 'databases',
      label: common('columns.databases'),
      value: <NameList names={alertDatabases(alert)} to={to ? (name) => to(host, name) : null} />,
    },
    {
      id: 'licenses',
      label: common('columns.licenseTypes'),
      ...readMarked(() => alertLicenses(alert).join(', ')),
    },
    { id: 'technology', label: common('columns.technology'), value: technology },
    { id: 'date', label: common('columns.date'), ...readMarked(() => dateTime(alert.date)) },
    { id: 'age', label: t('detail.age'), ...readMarked(() => age(alert.date, now)) },
    { id: 'code', label: t('columns.alertCode'), ...readMarked(() => alert.alertCode), copyable: true },
  ]
  const visibleFacts = facts.filter(({ id }) => id !== 'databases' || alertDatabases(alert).length > 0)
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
      <div className="min-w-0">
        <div className="mb-1 flex items-center gap-1">
          <h2 className="text-13 font-semibold">{common('columns.description')}</h2>
          <CopyButton name={common('columns.description')} text={description} />
        </div>
        <p className="max-w-[72ch] text-14 wrap-anywhere">
          <DescriptionLines description={description} />
        </p>
        {errors.length > 0 ? (
          <>
            <h2 className="mt-4 mb-1 text-13 font-semibold">{t('detail.errors')}</h2>
            <ul className="max-w-[72ch] list-disc pl-5 text-13 wrap-anywhere">
              {errors.map((error) => (
                <li key={error}>
                  <bdi translate="no">{error}</bdi>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <KeyValueCard title={common('details')} facts={visibleFacts} omitEmpty />
    </div>
  )
}

function NameList({ names, to }: { names: readonly string[]; to: ((name: string) => string) | null }) {
  return (
    <ul className="flex flex-wrap gap-x-3">
      {names.map((name) => (
        <li key={name} className="wrap-anywhere">
          {to ? (
            <Link
              to={to(name)}
              className="inline-flex min-h-6 min-w-6 items-center text-accent-text hover:underline"
            >
              <bdi translate="no">{name}</bdi>
            </Link>
          ) : (
            <bdi translate="no">{name}</bdi>
          )}
        </li>
      ))}
    </ul>
  )
}
