import { useText } from '../../../i18n/I18nProvider.tsx'
import { Link } from '../../../lib/links.ts'
import { paths } from '../../paths.ts'

interface AssociatedNamesProps {
  contract: { hosts: readonly string[]; clusters: readonly string[] }
}

/** Hosts or clusters of a contract, each with a link. */
export function AssociatedNames({ contract }: AssociatedNamesProps) {
  const t = useText('contracts')
  const { hosts, clusters } = contract
  if (hosts.length + clusters.length === 0)
    return <p className="text-13 text-text-muted">{t('associated.none')}</p>
  return (
    <div className="flex flex-col gap-3 text-13">
      <Names title={t('associated.hosts', { count: hosts.length })} names={hosts} to={paths.host} />
      <Names
        title={t('associated.clusters', { count: clusters.length })}
        names={clusters}
        to={paths.cluster}
      />
    </div>
  )
}

function Names({
  title,
  names,
  to,
}: {
  title: string
  names: readonly string[]
  to: (name: string) => string
}) {
  if (names.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="font-semibold">{title}</h2>
      <ul className="flex flex-wrap gap-x-4">
        {names.map((name) => (
          <li key={name} className="min-w-0">
            <Link to={to(name)} className="inline-flex min-h-6 items-center text-accent-text hover:underline">
              <bdi translate="no" className="wrap-anywhere">
                {name}
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
