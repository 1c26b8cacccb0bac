import { ChartColumn } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyBlock, FailedBlock, ForbiddenBlock } from '../components/feedback/Block.tsx'
import { ItemList } from '../components/item-list/ItemList.tsx'
import type { PickItem } from '../components/pick-list/PickList.tsx'
import { Skeleton } from '../components/skeleton/Skeleton.tsx'
import { SplitView } from '../components/split-view/SplitView.tsx'
import { useText } from '../i18n/I18nProvider.tsx'
import type { ListState } from '../lib/state.ts'

export interface PickedHost {
  /** Options of the host picker. */
  hosts: ListState<PickItem>
  selectedId: string | null
  /** `null` returns to the list on a phone. */
  onSelect: (hostname: string | null) => void
  /** Details of the selected host. */
  children: ReactNode
}

interface HostPickerProps extends PickedHost {
  texts: Record<'choose' | 'text' | 'hosts' | 'failed' | 'empty', string>
}

/** A list of hosts next to the details of the selected one. */
export function HostPicker({ texts, hosts, selectedId, onSelect, children }: HostPickerProps) {
  return (
    <div className="flex h-full min-h-112 flex-col bg-surface">
      <SplitView
        className="flex-1"
        list={<HostList texts={texts} hosts={hosts} selectedId={selectedId} onSelect={onSelect} />}
        placeholder={
          hosts.status === 'loading' ? (
            <Skeleton className="h-72" />
          ) : (
            <EmptyBlock
              icon={ChartColumn}
              {...(hosts.status === 'ready' && hosts.value.length === 0
                ? { title: texts.empty }
                : { title: texts.choose, text: texts.text })}
            />
          )
        }
        onBack={() => onSelect(null)}
      >
        {selectedId === null ? null : children}
      </SplitView>
    </div>
  )
}

function HostList({ texts, hosts, selectedId, onSelect }: Omit<HostPickerProps, 'children'>) {
  const common = useText('common')
  if (hosts.status === 'forbidden') return <ForbiddenBlock />
  if (hosts.status === 'failed')
    return <FailedBlock title={texts.failed} detail={hosts.error.message} onRetry={hosts.retry} />
  if (hosts.status === 'loading')
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
      label={texts.hosts}
      items={hosts.value}
      selectedId={selectedId}
      onSelect={onSelect}
      empty={texts.empty}
    />
  )
}
