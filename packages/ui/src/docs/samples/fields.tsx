import { useState } from 'react'
import { SuggestField } from '../../components/combobox/SuggestField.tsx'
import { DateField } from '../../components/date-field/DateField.tsx'
import { DateRange, type DayRange } from '../../components/date-range/DateRange.tsx'
import { FieldGroup } from '../../components/field/FieldGroup.tsx'
import { FileDrop } from '../../components/file-drop/FileDrop.tsx'
import { OrderedList } from '../../components/ordered-list/OrderedList.tsx'
import { RangeSlider } from '../../components/range-slider/RangeSlider.tsx'
import { TagInput } from '../../components/tag-input/TagInput.tsx'
import { useNow } from '../../lib/values/clock.ts'
import { dayOf } from '../../lib/values/format.ts'

export function SuggestFieldSample() {
  const [name, setName] = useState('')
  return (
    <SuggestField
      label="Host"
      value={name}
      onChange={setName}
      suggestions={[{ text: 'db-001', count: 2 }, { text: 'db-002' }]}
    />
  )
}

export function DateFieldSample() {
  const today = dayOf(useNow())
  const [day, setDay] = useState<string | null>(null)
  return <DateField label="Support ends" max={today} value={day} onChange={setDay} />
}

export function DateRangeSample() {
  const today = dayOf(useNow())
  const [days, setDays] = useState<DayRange>({ from: null, to: null })
  return <DateRange label="Period" max={today} value={days} onChange={setDays} />
}

export function FieldGroupSample() {
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  return (
    <FieldGroup label="Maintenance window">
      <DateField label="From" value={from} onChange={setFrom} />
      <DateField label="To" value={to} onChange={setTo} />
    </FieldGroup>
  )
}

export function FileDropSample({ onFileChange }: { onFileChange: (file: File | null) => void }) {
  const [file, setFile] = useState<File | null>(null)
  function choose(next: File | null) {
    setFile(next)
    onFileChange(next)
  }
  return <FileDrop label="Contracts" types={['.csv']} maxSize={5_000_000} value={file} onChange={choose} />
}

export function OrderedListSample() {
  const [order, setOrder] = useState<readonly string[]>(['Oracle', 'MySQL', 'PostgreSQL'])
  return <OrderedList label="Order on the dashboard" value={order} onChange={setOrder} />
}

export function RangeSliderSample() {
  const [memory, setMemory] = useState<readonly [number | null, number | null]>([null, 64])
  return <RangeSlider label="Memory" bounds={[1, 512]} values={memory} onChange={setMemory} />
}

export function TagInputSample() {
  const [tags, setTags] = useState<readonly string[]>(['production'])
  return <TagInput label="Tags" value={tags} onChange={setTags} />
}
