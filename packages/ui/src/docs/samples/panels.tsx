import { useState } from 'react'
import { FilterPanel, type FilterPanelProps } from '../../components/filter-panel/FilterPanel.tsx'
import { type Filters, useFilterDrafts } from '../../components/filter-panel/useFilterDrafts.ts'
import { filterItems } from '../../components/pick-list/filterItems.ts'
import { PickList } from '../../components/pick-list/PickList.tsx'

type Panel = Pick<FilterPanelProps, 'sections' | 'texts' | 'facets'>

export function FilterPanelSample(panel: Panel) {
  const [applied, setApplied] = useState<Filters>({})
  const drafts = useFilterDrafts(applied, setApplied)
  return <FilterPanel {...panel} drafts={drafts} applied={applied} />
}

const hosts = [
  { id: 'db-001', label: 'db-001', to: '/details/db-001' },
  { id: 'db-002', label: 'db-002', to: '/details/db-002' },
]

export function PickListSample({ onSelect }: { onSelect: (id: string) => void }) {
  const [text, setText] = useState('')
  return (
    <PickList
      label="Hosts"
      placeholder="Find a host"
      text={text}
      onTextChange={setText}
      groups={[{ id: 'hosts', items: filterItems(hosts, text) }]}
      onSelect={({ id }) => onSelect(id)}
    />
  )
}
