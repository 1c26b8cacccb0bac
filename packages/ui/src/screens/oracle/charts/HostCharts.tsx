import { ChartColumn, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSlashInName } from '../../../components/detail-screen/DetailScreen.tsx'
import { EmptyBlock, FailedBlock, ForbiddenBlock } from '../../../components/feedback/Block.tsx'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { Link } from '../../../lib/links.ts'
import type { OneState } from '../../../lib/state.ts'
import { HostPicker, type PickedHost } from '../../HostPicker.tsx'
import { paths } from '../../paths.ts'

/** `children` is the `HostSection` of the selected host. Hosts can be found by database name as well. */
export interface HostChartsProps extends PickedHost {
  view: 'growth' | 'cpu' | 'capacity'
}

/** Hosts with Oracle databases and the charts of the selected one. */
export function HostCharts({ view, ...props }: HostChartsProps) {
  const t = useText('oracleCharts')
  const common = useText('common')
  return (
    <HostPicker
      {...props}
      texts={{
        choose: common('host.select'),
        text: t(`${view}.text`),
        hosts: t(`hosts.${view}`),
        failed: common('lists.hosts.failed'),
        empty: t('noHosts'),
      }}
    />
  )
}

export interface HostSectionProps<Value> {
  hostname: string
  state: OneState<Value>
  forbidden?: ReactNode
  /** Next to the hostname. */
  controls?: ReactNode
  /** True if there is no data for a chart. */
  isEmpty: (value: Value) => boolean
  children: (value: Value) => ReactNode
}

/** A host's name and its charts in every state. */
export function HostSection<Value>({
  hostname,
  state,
  forbidden,
  controls,
  isEmpty,
  children,
}: HostSectionProps<Value>) {
  return (
    <section aria-labelledby="of-host" className="flex min-w-0 flex-col gap-4">
      <h2 id="of-host" className="min-w-0 text-16 font-semibold wrap-anywhere">
        <Link
          to={paths.host(hostname)}
          className="inline-flex min-h-6 items-center rounded-control text-accent-text hover:underline"
        >
          <bdi translate="no">{hostname}</bdi>
        </Link>
      </h2>
      {state.status === 'ready' && !isEmpty(state.value) ? controls : null}
      <HostSectionState hostname={hostname} state={state} forbidden={forbidden} isEmpty={isEmpty}>
        {children}
      </HostSectionState>
    </section>
  )
}

type HostSectionStateProps<Value> = Pick<
  HostSectionProps<Value>,
  'hostname' | 'state' | 'forbidden' | 'isEmpty' | 'children'
>

function HostSectionState<Value>({
  hostname,
  state,
  forbidden,
  isEmpty,
  children,
}: HostSectionStateProps<Value>) {
  const t = useText('oracleCharts')
  const common = useText('common')
  const slashedNotFound = useSlashInName(hostname)
  if (state.status === 'forbidden') return forbidden ?? <ForbiddenBlock />
  if (state.status === 'notFound')
    return (
      <EmptyBlock
        icon={SearchX}
        {...(slashedNotFound ?? { title: common('host.notFound'), text: common('host.notFoundText') })}
      />
    )
  if (state.status === 'failed')
    return <FailedBlock title={common('host.failed')} detail={state.error.message} onRetry={state.retry} />
  if (state.status === 'loading')
    return (
      // Keyed, because React would move its element below the controls as that of the charts.
      <div key="loading" aria-busy className="flex flex-col gap-4">
        <p className="sr-only">{common('state.loading')}</p>
        <Skeleton className="h-14 w-80 max-w-full" />
        <Skeleton className="h-72" />
      </div>
    )
  if (isEmpty(state.value))
    return <EmptyBlock icon={ChartColumn} title={common('host.noMeasurements')} text={t('nothing.text')} />
  return children(state.value)
}
