import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { useMemo } from 'react'
import { usedTo } from '../../../columns/compliance.ts'
import { Badge } from '../../../components/badge/Badge.tsx'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { Link } from '../../../lib/react/links.tsx'
import type { OneState } from '../../../lib/state.ts'
import { paths } from '../../paths.ts'
import { explainCompliance } from '../explanation/explain.ts'
import type { ComplianceExplained, LicenseInputs } from '../explanation/explanation.ts'
import { ExplanationState } from '../explanation/ExplanationState.tsx'
import { FigureExplained, Terms, verdictTone } from '../explanation/FigureExplained.tsx'
import { makerOf, type Maker } from '../licenseFacts.ts'

export { explainCompliance } from '../explanation/explain.ts'
export type { LicenseInputs } from '../explanation/explanation.ts'

export interface ComplianceExplanationProps {
  row: LicenseCompliance
  inputs: OneState<LicenseInputs>
}

const contractPaths: Record<Maker, string> = {
  oracle: paths.oracleContracts,
  mysql: paths.mysqlContracts,
  microsoft: paths.sqlServerContracts,
}

/** Where the figures of a licence type come from, below its row. */
export function ComplianceExplanation({ row, inputs }: ComplianceExplanationProps) {
  return (
    <ExplanationState inputs={inputs}>{(inputs) => <Figures row={row} inputs={inputs} />}</ExplanationState>
  )
}

function Figures({ row, inputs }: { row: LicenseCompliance; inputs: LicenseInputs }) {
  const t = useText('explain')
  const explained = useMemo(() => explainCompliance(row, inputs), [row, inputs])
  const maker = makerOf({ ...row, description: row.itemDescription }, {})
  const contractTo = (contractID: string) =>
    maker === null ? null : `${contractPaths[maker]}?search=${encodeURIComponent(contractID)}`
  const { consumed, ignored, covered, purchased, available } = explained
  return (
    <div className="flex flex-col gap-4">
      <Degree row={row} {...explained.compliance} />
      <div className="grid max-w-[1440px] grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-6">
        <div className="flex flex-col gap-2">
          <FigureExplained
            title={t('figures.consumed')}
            how={t('how.consumed')}
            explained={consumed}
            result="sum"
          />
          {ignored.length === 0 ? null : (
            <section aria-label={t('figures.ignored')} className="flex flex-col gap-1">
              <p className="text-12 text-text-muted">{t('ignored', { count: ignored.length })}</p>
              <Terms terms={ignored} />
            </section>
          )}
          <Link
            to={usedTo(row)}
            className="inline-flex min-h-6 items-center self-start text-13 text-accent-text hover:underline"
          >
            {t('allUsed')}
          </Link>
        </div>
        <FigureExplained
          title={t('figures.covered')}
          how={t('how.covered')}
          explained={covered}
          result="sum"
          contractTo={contractTo}
        />
        <FigureExplained
          title={t('figures.purchased')}
          how={t('how.purchased')}
          explained={purchased}
          result="sum"
          contractTo={contractTo}
        />
        <FigureExplained
          title={t('figures.available')}
          how={t(row.unlimited ? 'how.availableUnlimited' : 'how.available')}
          explained={available}
          result="sum"
        />
      </div>
    </div>
  )
}

function Degree({
  row,
  by,
  percent,
  verdict,
}: ComplianceExplained['compliance'] & { row: LicenseCompliance }) {
  const t = useText('explain')
  const format = useFormat()
  return (
    <section aria-label={t('figures.compliance')} className="flex flex-col gap-1">
      <h2 className="flex min-h-6 flex-wrap items-center gap-2 text-13 font-semibold">
        {t('figures.compliance')}
        <span className="tabular-nums">{format.share(percent)}</span>
        <Badge tone={verdictTone[verdict]}>{t(`verdict.${verdict}`)}</Badge>
      </h2>
      <p className="text-12 text-text-muted">
        {t(`by.${by}`, {
          covered: format.number(row.covered, 3),
          consumed: format.number(row.consumed, 3),
          percent: format.share(percent),
        })}
      </p>
    </section>
  )
}
