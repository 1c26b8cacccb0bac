import type {
  ClusterVeritasLicense,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
} from '@inventory-console/api-mocks/contract'
import { Badge } from '../../../components/badge/Badge.tsx'
import { countsByCluster } from '../../../domain/licenses/usedLicense.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import type { OneState } from '../../../lib/state.ts'
import { explainCluster, explainHost, explainVeritas } from '../explanation/explain.ts'
import type { Explanation, UsedInputs } from '../explanation/explanation.ts'
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
    ? t('database.ignored')
    : countsByCluster(row)
      ? t('database.cluster', { own: usedText, cluster, name: row.clusterName })
      : row.olvmCapped
        ? t('database.capped', { own: usedText, cluster })
        : t('database.own', { own: usedText })
  const comment = row.ignoredComment
  return (
    <div className="flex max-w-[72ch] flex-col gap-1 text-13">
      <p className="wrap-anywhere">{reasonText}</p>
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
  const t = useText('explain')
  return (
    <ExplanationState inputs={inputs}>
      {(inputs) => <UsedFigure description={t('how.host')} explanation={explainHost(row, inputs)} />}
    </ExplanationState>
  )
}

export function ClusterExplanation(props: UsedExplanationProps<DatabaseUsedLicensePerCluster>) {
  const t = useText('explain')
  return (
    <ExplanationState inputs={props.inputs}>
      {(inputs) => (
        <UsedFigure description={t('how.cluster')} explanation={explainCluster(props.row, inputs)} />
      )}
    </ExplanationState>
  )
}

export function VeritasExplanation({ row, inputs }: UsedExplanationProps<ClusterVeritasLicense>) {
  const t = useText('explain')
  return (
    <ExplanationState inputs={inputs}>
      {(inputs) => <UsedFigure description={t('how.veritas')} explanation={explainVeritas(row, inputs)} />}
    </ExplanationState>
  )
}

function UsedFigure(props: { description: string; explanation: Explanation }) {
  const t = useText('explain')
  return (
    <div className="max-w-xl">
      <FigureExplanation title={t('figures.used')} {...props} />
    </div>
  )
}
