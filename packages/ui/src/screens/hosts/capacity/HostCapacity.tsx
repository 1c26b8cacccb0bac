import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { ChartNoAxesColumn, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { measuresOfHost } from '../../../columns/capacityMeasures.ts'
import { CapacityCharts } from '../../../components/capacity-charts/CapacityCharts.tsx'
import { useSlashInName } from '../../../components/detail-screen/DetailScreen.tsx'
import { EmptyBlock, FailedBlock, ForbiddenBlock } from '../../../components/feedback/Block.tsx'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { isAhead, useNow } from '../../../lib/dates.ts'
import { Link } from '../../../lib/links.ts'
import type { OneState } from '../../../lib/state.ts'
import { paths } from '../../paths.ts'

/** Fields of a host with its resource use. */
export type Consumptions = Pick<HostDetail, 'createdAt' | 'info' | 'cpuConsumptions' | 'diskConsumptions'>

export interface HostCapacityProps {
  hostname: string
  state: OneState<Consumptions>
  forbidden?: ReactNode
}

/** CPU and disk use of one host. */
export function HostCapacity({ hostname, state, forbidden }: HostCapacityProps) {
  return (
    <section aria-labelledby="host-capacity" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="host-capacity" className="min-w-0 text-16 font-semibold wrap-anywhere">
          <Link
            to={paths.host(hostname)}
            className="inline-flex min-h-6 items-center rounded-control text-accent-text hover:underline"
          >
            <bdi translate="no">{hostname}</bdi>
          </Link>
        </h2>
        {state.status === 'ready' ? <Age updatedAt={state.value.createdAt} /> : null}
      </div>
      <CapacityState hostname={hostname} state={state} forbidden={forbidden} />
    </section>
  )
}

function Age({ updatedAt }: { updatedAt: string }) {
  const common = useText('common')
  const { age, dateTime } = useFormat()
  const now = useNow()
  const date = dateTime(updatedAt)
  return (
    <p className="text-13 text-text-muted tabular-nums">
      {isAhead(updatedAt, now)
        ? common('clockAhead', { date })
        : common('host.asOf', { date, age: age(updatedAt, now) })}
    </p>
  )
}

function CapacityState({ hostname, state, forbidden }: HostCapacityProps) {
  const common = useText('common')
  const slashedNotFound = useSlashInName(hostname)
  switch (state.status) {
    case 'forbidden':
      return forbidden ?? <ForbiddenBlock />
    case 'notFound':
      return (
        <EmptyBlock
          icon={SearchX}
          {...(slashedNotFound ?? { title: common('host.notFound'), text: common('host.notFoundText') })}
        />
      )
    case 'failed':
      return <FailedBlock title={common('host.failed')} detail={state.error.message} onRetry={state.retry} />
    case 'loading':
    case 'ready':
      return <ConsumptionCharts state={state} />
  }
}

type VisibleState = Extract<OneState<Consumptions>, { status: 'loading' | 'ready' }>

function ConsumptionCharts({ state }: { state: VisibleState }) {
  const t = useText('capacity')
  const common = useText('common')
  const { cpuConsumptions = [], diskConsumptions = [], info } = state.status === 'ready' ? state.value : {}
  if (state.status === 'ready' && cpuConsumptions.length + diskConsumptions.length === 0)
    return (
      <EmptyBlock
        icon={ChartNoAxesColumn}
        title={common('host.noMeasurements')}
        text={t('unmeasured.text')}
      />
    )
  const measures = measuresOfHost({ cpuConsumptions, diskConsumptions })
  return (
    <CapacityCharts
      threads={info?.cpuThreads}
      measures={
        state.status === 'ready' ? measures : measures.map((measure) => ({ ...measure, samples: state }))
      }
    />
  )
}
