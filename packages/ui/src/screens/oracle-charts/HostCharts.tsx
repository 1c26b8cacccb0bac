import { ChartColumn, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyBlock } from '../../components/feedback/EmptyBlock.tsx'
import { FailedBlock } from '../../components/feedback/FailedBlock.tsx'
import { ForbiddenBlock } from '../../components/feedback/ForbiddenBlock.tsx'
import { ItemList } from '../../components/item-list/ItemList.tsx'
import { PageHead } from '../../components/page-head/PageHead.tsx'
import type { PickItem } from '../../components/pick-list/pickItem.ts'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { useCalmLoading } from '../../components/skeleton/useCalmLoading.ts'
import { SplitView } from '../../components/split-view/SplitView.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { Link } from '../../lib/links.tsx'
import type { ListState, OneState } from '../../lib/state.ts'
import { paths } from '../paths.ts'

export interface HostChartsProps {
  view: 'growth' | 'cpu' | 'capacity'
  /** By name; their databases as a note, by which they are found as well. */
  hosts: ListState<PickItem>
  chosen: string | null
  /** `null`: back to the list, on a phone. */
  onChoose: (hostname: string | null) => void
  /** `OfHost` of the chosen one. */
  children: ReactNode
}

/** The hosts with Oracle databases, and what the databases of one of them did over time. */
export function HostCharts({ view, hosts, chosen, onChoose, children }: HostChartsProps) {
  const t = useText('oracleCharts')
  return (
    <div className="flex h-full min-h-112 flex-col gap-3 bg-surface p-4 md:px-6">
      <PageHead
        title={t(`${view}.title`)}
        aside={hosts.status === 'ready' ? t('count', { count: hosts.rows.length }) : null}
      />
      <SplitView
        className="flex-1"
        list={<Picker hosts={hosts} chosen={chosen} onChoose={onChoose} />}
        placeholder={<EmptyBlock icon={ChartColumn} title={t('choose')} text={t(`${view}.text`)} />}
        onBack={() => onChoose(null)}
      >
        {chosen === null ? null : children}
      </SplitView>
    </div>
  )
}

function Picker({ hosts, chosen, onChoose }: Pick<HostChartsProps, 'hosts' | 'chosen' | 'onChoose'>) {
  const t = useText('oracleCharts')
  const common = useText('common')
  const calm = useCalmLoading(hosts.status === 'loading')
  if (hosts.status === 'forbidden') return <ForbiddenBlock />
  if (hosts.status === 'failed')
    return <FailedBlock title={t('hostsFailed')} detail={hosts.error.message} onRetry={hosts.retry} />
  if (hosts.status === 'loading' || calm)
    return (
      <div aria-busy className="flex flex-col gap-3 p-3">
        <p className="sr-only">{common('state.loading')}</p>
        {Array.from({ length: 12 }, (_, row) => (
          <Skeleton key={row} className="h-6" />
        ))}
      </div>
    )
  return (
    <ItemList
      label={t('hosts')}
      items={hosts.rows}
      chosen={chosen}
      onChoose={onChoose}
      empty={t('noHosts')}
    />
  )
}

export interface OfHostProps<Value> {
  hostname: string
  state: OneState<Value>
  /** Beside the name. */
  controls?: ReactNode
  /** Why there is nothing to draw. */
  isEmpty: (value: Value) => boolean
  children: (value: Value) => ReactNode
}

/** The host's name, and what it has in each state. */
export function OfHost<Value>({ hostname, state, controls, isEmpty, children }: OfHostProps<Value>) {
  return (
    <section aria-labelledby="of-host" className="flex min-w-0 flex-col gap-4">
      <h2 id="of-host" className="min-w-0 text-16 font-semibold wrap-anywhere">
        <Link
          to={paths.host(hostname)}
          className="inline-flex min-h-6 items-center rounded-control text-accent-text hover:underline"
        >
          <bdi>{hostname}</bdi>
        </Link>
      </h2>
      {state.status === 'ready' && !isEmpty(state.value) ? controls : null}
      <Content state={state} isEmpty={isEmpty}>
        {children}
      </Content>
    </section>
  )
}

type ContentProps<Value> = Pick<OfHostProps<Value>, 'state' | 'isEmpty' | 'children'>

function Content<Value>({ state, isEmpty, children }: ContentProps<Value>) {
  const t = useText('oracleCharts')
  const common = useText('common')
  const calm = useCalmLoading(state.status === 'loading')
  if (state.status === 'forbidden') return <ForbiddenBlock />
  if (state.status === 'notFound')
    return <EmptyBlock icon={SearchX} title={t('notFound.title')} text={t('notFound.text')} />
  if (state.status === 'failed')
    return <FailedBlock title={t('hostFailed')} detail={state.error.message} onRetry={state.retry} />
  if (state.status === 'loading' || calm)
    return (
      <div aria-busy className="flex flex-col gap-4">
        <p className="sr-only">{common('state.loading')}</p>
        <Skeleton className="h-8 w-80 max-w-full" />
        <Skeleton className="h-72" />
      </div>
    )
  if (isEmpty(state.value))
    return <EmptyBlock icon={ChartColumn} title={t('nothing.title')} text={t('nothing.text')} />
  return children(state.value)
}
