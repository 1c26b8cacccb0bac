import type { Filesystem, HostDetail } from '@inventory-console/api-mocks/contract'
import { type ReactNode, useId } from 'react'
import { FailedBlock, ForbiddenBlock } from '../../../components/feedback/Block.tsx'
import { ShareBar } from '../../../components/progress/ShareBar.tsx'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { UnreadMark } from '../../../data-table/cells/cells.tsx'
import { shortVersion } from '../../../domain/shortForms.ts'
import { fillClass, fillLevel } from '../../../domain/tones.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { Link } from '../../../lib/links.ts'
import type { ListState, OneState } from '../../../lib/state.ts'
import { readMarked, type UnreadValue } from '../../../lib/unreadValues.ts'
import { DatabaseState } from '../../DatabaseState.tsx'
import { paths } from '../../paths.ts'
import { ChangeLines, changeLines, type DatedHostChanges } from './changes/HostChanges.tsx'
import { usedPercent } from './facts.tsx'
import { HostHealth, type HostHealthProps } from './health/HostHealth.tsx'
import { HostPeekSkeleton } from './HostPeekSkeleton.tsx'
import { databasesOf, hasDatabases } from './technology.ts'

export interface HostPeekProps extends Omit<HostHealthProps, 'host' | 'compact'> {
  host: OneState<HostDetail>
  /** Renders `HostPeekChanges`. */
  changes: (host: HostDetail) => ReactNode
}

/** Databases, changes and file systems listed; the page of the host has the others. */
const limits = { databases: 8, changes: 3, filesystems: 5 } as const

/** A host beside the list of hosts: what is wrong with it, its databases, its changes and its file systems. */
export function HostPeek({ host: state, changes, ...health }: HostPeekProps) {
  const t = useText('hostDetails')
  const common = useText('common')
  if (state.status === 'forbidden') return <ForbiddenBlock />
  if (state.status === 'failed')
    return <FailedBlock title={common('host.failed')} detail={state.error.message} onRetry={state.retry} />
  if (state.status !== 'ready') return state.status === 'loading' ? <HostPeekSkeleton /> : null
  const host = state.value
  const { value: databases, unread: unreadDatabases } = readMarked(() =>
    databasesOf(host).map(({ name, version, status }) => ({ name, version, status })),
  )
  const { value: filesystems, unread: unreadFilesystems } = readMarked(() => fullestFirst(host.filesystems))
  return (
    <>
      <HostHealth compact host={host} {...health} />
      {databases.length === 0 ? null : (
        <Part
          title={t(hasDatabases(host) ? 'box.count' : 'box.instances', { count: databases.length })}
          unread={unreadDatabases}
        >
          <ul className="text-13">
            {databases.slice(0, limits.databases).map(({ name, version, status }, index) => (
              <li key={index} className="flex h-7 items-center gap-3">
                <Link
                  to={paths.host(host.hostname, name)}
                  className="inline-flex min-h-6 min-w-0 items-center text-accent-text hover:underline"
                >
                  <bdi translate="no" className="truncate" title={name}>
                    {name}
                  </bdi>
                </Link>
                <span className="ml-auto flex shrink-0 items-center gap-3">
                  {status === '' ? null : <DatabaseState code={status} />}
                  <bdi
                    translate="no"
                    title={version}
                    className="min-w-18 text-right text-text-muted tabular-nums"
                  >
                    {shortVersion(version)}
                  </bdi>
                </span>
              </li>
            ))}
          </ul>
          <More count={databases.length - limits.databases} />
        </Part>
      )}
      {changes(host)}
      {filesystems.length === 0 ? null : (
        <Part title={t('filesystems.title')} unread={unreadFilesystems}>
          <ul className="text-13">
            {filesystems.slice(0, limits.filesystems).map(({ mountedOn, percent }, index) => (
              <FilesystemBar key={index} name={mountedOn} percent={percent} />
            ))}
          </ul>
          <More count={filesystems.length - limits.filesystems} />
        </Part>
      )}
    </>
  )
}

/** The newest changes of a host, in its peek. */
export function HostPeekChanges({ list }: { list: ListState<DatedHostChanges> }) {
  const t = useText('hostDetails')
  const common = useText('common')
  return (
    <Part title={t('changes.title')}>
      {list.status === 'loading' ? (
        <Skeleton className="h-16" />
      ) : list.status !== 'ready' ? (
        <p className="text-13 text-text-muted">{t('changes.failed')}</p>
      ) : list.value.length === 0 ? (
        <p className="text-13 text-text-muted">{common('none')}</p>
      ) : (
        <ChangeLines compact lines={changeLines(list.value).slice(0, limits.changes)} />
      )}
    </Part>
  )
}

interface PartProps {
  title: string
  /** A value of the part that could not be read. */
  unread?: UnreadValue | null
  children: ReactNode
}

function Part({ title, unread = null, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-b border-line px-4 py-3">
      <h3 id={id} className="mb-1 text-12 text-text-muted">
        {title} {unread ? <UnreadMark unread={unread} /> : null}
      </h3>
      {children}
    </section>
  )
}

function More({ count }: { count: number }) {
  const common = useText('common')
  return count > 0 ? <p className="pt-1 text-12 text-text-muted">{common('andMore', { count })}</p> : null
}

function FilesystemBar({ name, percent }: { name: string; percent: number }) {
  const format = useFormat()
  const level = fillLevel(percent)
  return (
    <li className="grid h-7 grid-cols-[minmax(0,2fr)_minmax(0,3fr)_2.75rem] items-center gap-3">
      <bdi translate="no" className="truncate" title={name}>
        {name}
      </bdi>
      <span className="flex">
        <ShareBar percent={percent} className={fillClass[level]} />
      </span>
      <span
        className={
          level === 'full'
            ? 'text-right font-medium text-danger-text tabular-nums'
            : 'text-right tabular-nums'
        }
      >
        {format.percent(Math.floor(percent))}
      </span>
    </li>
  )
}

function fullestFirst(filesystems: readonly Filesystem[]) {
  return filesystems
    .flatMap((filesystem) => {
      const percent = usedPercent(filesystem)
      return percent === null ? [] : [{ mountedOn: filesystem.mountedOn, percent }]
    })
    .toSorted((a, b) => b.percent - a.percent)
}
