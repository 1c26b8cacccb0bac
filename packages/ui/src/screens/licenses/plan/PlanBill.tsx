import { type ComponentProps, useState } from 'react'
import { Badge } from '../../../components/badge/Badge.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import type { LicensePlan, PlannedType } from '../../../domain/licenses/plan/licensePlan.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { readMarked } from '../../../lib/unreadValues.ts'
import { FigureChange } from '../FigureChange.tsx'
import { productName } from './planTexts.ts'

interface PlanBillProps {
  plan: LicensePlan
  /** License types in use in the cluster on screen. */
  ofCluster: ReadonlySet<string>
  /** True while parts of the inventory that the plan needs are loading. */
  pending: boolean
}

/** Consumed, covered and missing licenses and their list price, now and after the plan. */
export function PlanBill({ plan, ofCluster, pending }: PlanBillProps) {
  const t = useText('plan')
  const common = useText('common')
  const [showsAll, setShowsAll] = useState(false)
  const shown = plan.types.filter(
    (planned) => isChanged(planned) || ofCluster.has(planned.type.licenseTypeID),
  )
  const changed = shown.filter(isChanged)
  const unchanged = shown.filter((planned) => !isChanged(planned))
  const rows = showsAll ? [...changed, ...unchanged] : changed
  return (
    <section
      aria-labelledby="plan-bill"
      aria-busy={pending}
      className="rounded-panel border border-line bg-surface-raised"
    >
      <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1">
        <h2 id="plan-bill" className="text-14 font-semibold">
          {t('bill.title')}
        </h2>
        <p className="text-13 tabular-nums">
          {pending ? (
            common('calculating')
          ) : (
            <>
              {t('bill.total')}:{' '}
              <Change read={() => [plan.costBefore, plan.costAfter]} className="font-semibold" />
            </>
          )}
        </p>
        {unchanged.length > 0 && !pending ? (
          <Button
            variant="ghost"
            size="small"
            className="ml-auto"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? t('bill.hide') : t('bill.unchanged', { count: unchanged.length })}
          </Button>
        ) : null}
      </div>
      {pending ? (
        <Skeleton className="m-3 h-16" />
      ) : shown.length === 0 ? (
        <p className="px-3 py-2 text-13 text-text-muted">{t('bill.noTypes')}</p>
      ) : rows.length === 0 ? null : (
        <table className="w-full text-13 tabular-nums">
          <thead className="border-t border-line text-12 text-text-muted max-md:sr-only">
            <tr>
              <th scope="col" className="px-3 py-1 text-left font-medium">
                {common('columns.licenseType')}
              </th>
              {(['consumed', 'covered', 'missing', 'cost'] as const).map((column) => (
                <th key={column} scope="col" className="px-3 py-1 text-right font-medium">
                  {common(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((planned) => (
              <TypeRow key={`${planned.type.licenseTypeID} ${planned.type.metric}`} planned={planned} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function isChanged({ before, after }: PlannedType): boolean {
  return before.consumed !== after.consumed || before.covered !== after.covered
}

function TypeRow({ planned }: { planned: PlannedType }) {
  const t = useText('plan')
  const common = useText('common')
  const format = useFormat()
  const { type, before, after, isCertain } = planned
  const cost = readMarked(() => type.cost)
  const users = type.metric === 'Named User Plus Perpetual' ? ' (NUP)' : ''
  return (
    <tr className="border-t border-line max-md:grid max-md:grid-cols-2">
      <th scope="row" className="px-3 py-1 text-left font-normal wrap-anywhere max-md:col-span-2">
        <span className="font-medium">{productName(type.itemDescription, type.licenseTypeID)}</span>
        {users} <span className="text-12 text-text-muted">{type.licenseTypeID}</span>{' '}
        {isCertain ? null : <Badge tone="warning">{t('bill.estimate')}</Badge>}
      </th>
      <Cell label={common('columns.consumed')} read={() => [before.consumed, after.consumed]} />
      <Cell label={common('columns.covered')} read={() => [before.covered, after.covered]} />
      <Cell label={common('columns.missing')} read={() => [before.missing, after.missing]} />
      {cost.value === 0 && !cost.unread ? (
        <td className="px-3 py-1 text-right text-text-muted max-md:text-left">
          <span className="block text-12 md:hidden">{common('columns.cost')}</span>
          {format.number(null)}
        </td>
      ) : (
        <Cell label={common('columns.cost')} read={() => [planned.costBefore ?? 0, planned.costAfter ?? 0]} />
      )}
    </tr>
  )
}

type ChangeProps = Pick<ComponentProps<typeof FigureChange>, 'read' | 'className'>

function Cell({ label, ...change }: ChangeProps & { label: string }) {
  return (
    <td className="px-3 py-1 text-right whitespace-nowrap max-md:text-left max-md:whitespace-normal">
      <span className="block text-12 text-text-muted md:hidden">{label}</span>
      <Change {...change} />
    </td>
  )
}

function Change(props: ChangeProps) {
  const common = useText('common')
  return <FigureChange {...props} textOf={(values) => common('beforeAfter', values)} />
}
