import type {
  ClusterVeritasLicense,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
} from '@inventory-console/api-mocks/contract'
import { Badge } from '../../../components/badge/Badge.tsx'
import { countsByCluster, countsWhenIgnored, veritas } from '../../../domain/licenses/usedLicense.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { Link } from '../../../lib/links.ts'
import type { OneState } from '../../../lib/state.ts'
import { paths } from '../../paths.ts'
import {
  explainCluster,
  explainHost,
  explainVeritas,
  type Explanation,
  type UsedInputs,
} from '../explanation/explain.ts'
import { ExplanationState } from '../explanation/ExplanationState.tsx'
import { FigureExplanation } from '../explanation/FigureExplanation.tsx'

export { explainCluster, explainHost, explainVeritas } from '../explanation/explain.ts'

interface UsedExplanationProps<Row> {
  row: Row
  inputs: OneState<UsedInputs>
}

/**
 * Explains which of the two figures counts. The figures themselves cannot be recalculated from the
 * response.
 */
export function DatabaseExplanation({ row }: { row: DatabaseUsedLicense }) {
  const t = useText('explain')
  const format = useFormat()
  const usedText = format.number(row.usedLicenses, 3)
  const cluster = format.number(row.clusterLicenses, 3)
  const reasonText = row.ignored
    ? countsWhenIgnored(row)
      ? t('database.ignoredCounted', { own: usedText })
      : t('database.ignored')
    : countsByCluster(row)
      ? t('database.cluster', { own: usedText, cluster, name: row.clusterName })
      : row.olvmCapped
        ? t('database.capped', { own: usedText, cluster })
        : t('database.own', { own: usedText })
  const comment = row.ignoredComment
  return (
    <div className="flex max-w-[72ch] flex-col gap-1 text-13">
      <p className="wrap-anywhere">{reasonText}</p>
      {/* A Veritas cluster has no page. */}
      {row.clusterName === '' || row.clusterType === veritas ? null : (
        <p>
          {t('database.inCluster')}{' '}
          <Link to={paths.cluster(row.clusterName)} className="link-text hover:underline">
            <bdi translate="no">{row.clusterName}</bdi>
          </Link>
        </p>
      )}
      {row.ignored && comment !== '' ? (
        <p className="wrap-anywhere">{t('database.comment', { comment })}</p>
      ) : null}
      <p className="flex flex-wrap items-center gap-2 text-12 text-text-muted">
        <Badge tone="neutral">{t('verdict.unknown')}</Badge>
        {t('database.given')}
      </p>
    </div>
  )
}

export function HostExplanation({ row, inputs }: UsedExplanationProps<DatabaseUsedLicensePerHost>) {
  return <UsedFigure kind="host" inputs={inputs} explain={(ready) => explainHost(row, ready)} />
}

export function ClusterExplanation({ row, inputs }: UsedExplanationProps<DatabaseUsedLicensePerCluster>) {
  return <UsedFigure kind="cluster" inputs={inputs} explain={(ready) => explainCluster(row, ready)} />
}

export function VeritasExplanation({ row, inputs }: UsedExplanationProps<ClusterVeritasLicense>) {
  return <UsedFigure kind="veritas" inputs={inputs} explain={(ready) => explainVeritas(row, ready)} />
}

interface UsedFigureProps {
  kind: 'host' | 'cluster' | 'veritas'
  inputs: OneState<UsedInputs>
  explain: (inputs: UsedInputs) => Explanation
}

function UsedFigure({ kind, inputs, explain }: UsedFigureProps) {
  const t = useText('explain')
  return (
    <ExplanationState inputs={inputs}>
      {(ready) => (
        <div className="max-w-xl">
          <FigureExplanation
            title={t('figures.used')}
            description={t(`how.${kind}`)}
            explanation={explain(ready)}
          />
        </div>
      )}
    </ExplanationState>
  )
}
