import { KeyValueCard } from '../../components/key-value/KeyValueCard.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { useColumnName } from '../../lib/contexts.ts'
import { Link } from '../../lib/links.ts'
import { toFacts } from './facts.tsx'
import { hostFacts, hostSummary, type HostWithTechnologies } from './hostFacts.tsx'

/** Where the host runs and what for, in one line. */
export function HostSummaryLine(props: HostWithTechnologies) {
  const t = useText('hostDetails')
  const format = useFormat()
  const location = useColumnName('location', t('facts.location'))
  const label = (id: (typeof hostSummary)[number]['id']) => (id === 'location' ? location : t(`facts.${id}`))
  const facts = hostSummary.flatMap((fact) => toFacts({ ...fact, optional: true }, props, label, format))
  return (
    <dl className="flex flex-wrap items-center gap-x-1.5">
      {facts.map(({ id, label, value, to }) => (
        <div
          key={id}
          title={label}
          className="flex min-w-0 items-center gap-x-1.5 not-last:after:[content:'·'_/_'']"
        >
          <dt className="sr-only">{label}</dt>
          <dd className="min-w-0 wrap-anywhere text-text">
            {to === undefined ? (
              <bdi translate="no">{value}</bdi>
            ) : (
              <Link to={to} className="inline-flex min-h-6 items-center text-accent-text hover:underline">
                <bdi translate="no">{value}</bdi>
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function HostFactBox(props: HostWithTechnologies) {
  const t = useText('hostDetails')
  const format = useFormat()
  return (
    <KeyValueCard
      wide
      title={t('factsTitle')}
      facts={hostFacts.flatMap((fact) => toFacts(fact, props, (id) => t(`facts.${id}`), format))}
    />
  )
}
