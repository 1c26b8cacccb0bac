import type {
  ClusterVeritasLicense,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
} from '@inventory-console/api-mocks/contract'
import { countsByCluster } from '../../../columns/usedLicense.ts'
import { Badge } from '../../../components/badge/Badge.tsx'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import type { OneState } from '../../../lib/state.ts'
import { explainCluster, explainHost, explainVeritas } from '../explanation/explain.ts'
import type { Explained, LicenseInputs } from '../explanation/explanation.ts'
import { ExplanationState } from '../explanation/ExplanationState.tsx'
import { FigureExplained } from '../explanation/FigureExplained.tsx'

export { explainCluster, explainHost, explainVeritas } from '../explanation/explain.ts'

type UsedInputs = OneState<Pick<LicenseInputs, 'used'>>

/** The figure itself comes from the services; which of the two counts, and why, can be told. */
export function DatabaseExplanation({ row }: { row: DatabaseUsedLicense }) {
  const t = useText('explain')
  const format = useFormat()
  const own = format.number(row.usedLicenses, 3)
  const cluster = format.number(row.clusterLicenses, 3)
  const why = row.ignored
    ? t('database.ignored')
    : countsByCluster(row)
      ? t('database.cluster', { own, cluster, name: row.clusterName })
      : row.olvmCapped
        ? t('database.capped', { own, cluster })
        : t('database.own', { own })
  const comment = row.ignoredComment
  return (
    <div className="flex max-w-[72ch] flex-col gap-1 text-13">
      <p className="wrap-anywhere">{why}</p>
      {row.ignored && comment !== '' ? (
        <p className="wrap-anywhere">{t('database.comment', { comment })}</p>
      ) : null}
      <p className="flex flex-wrap items-center gap-2 text-12 text-text-muted">
        <Badge tone="warning">{t('verdict.unknown')}</Badge>
        {t('database.given')}
      </p>
    </div>
  )
}

export function HostExplanation({ row, inputs }: { row: DatabaseUsedLicensePerHost; inputs: UsedInputs }) {
  const t = useText('explain')
  return (
    <ExplanationState inputs={inputs}>
      {(inputs) => <Used how={t('how.host')} result="most" explained={explainHost(row, inputs)} />}
    </ExplanationState>
  )
}

export function ClusterExplanation(props: { row: DatabaseUsedLicensePerCluster; inputs: UsedInputs }) {
  const t = useText('explain')
  return (
    <ExplanationState inputs={props.inputs}>
      {(inputs) => (
        <Used how={t('how.cluster')} result="most" explained={explainCluster(props.row, inputs)} />
      )}
    </ExplanationState>
  )
}

interface VeritasExplanationProps {
  row: ClusterVeritasLicense
  inputs: OneState<Pick<LicenseInputs, 'used'>>
}

export function VeritasExplanation({ row, inputs }: VeritasExplanationProps) {
  const t = useText('explain')
  return (
    <ExplanationState inputs={inputs}>
      {(inputs) => <Used how={t('how.veritas')} result="most" explained={explainVeritas(row, inputs)} />}
    </ExplanationState>
  )
}

function Used(props: { how: string; result: 'sum' | 'most'; explained: Explained }) {
  const t = useText('explain')
  return (
    <div className="max-w-xl">
      <FigureExplained title={t('figures.used')} {...props} />
    </div>
  )
}
