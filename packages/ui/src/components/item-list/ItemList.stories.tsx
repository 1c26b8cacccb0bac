import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { pickSample } from '../../testing/fixtures/pickSample.ts'
import { longName } from '../../testing/samples/withPadding.tsx'
import { ItemList, type ItemListProps, RankValue } from './ItemList.tsx'

function Held(props: ItemListProps) {
  const [chosen, setChosen] = useState(props.selectedId)
  return <ItemList {...props} selectedId={chosen} onSelect={setChosen} />
}

const items = pickSample(420).map(({ to: _to, ...item }) => item)
const meta = {
  title: 'Components/Navigation/ItemList',
  component: ItemList,
  decorators: [
    (Story) => (
      <div style={{ height: 480, maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Held {...args} />,
  args: { label: 'Hosts', items, selectedId: 'db-002', empty: 'No hosts yet' },
} satisfies Meta<typeof ItemList>
export default meta
type Story = StoryObj<typeof meta>

export const Hundreds: Story = {}
/** Items with the value that ranks them. */
export const Ranked: Story = {
  args: {
    items: items.map((item, index) => ({
      ...item,
      mark: <RankValue decimals={1}>{String((items.length - index) / 2)}</RankValue>,
    })),
  },
}
export const FarDown: Story = { args: { selectedId: 'db-210' } }
export const NothingChosen: Story = { args: { selectedId: null } }
export const Narrowed: Story = {
  play: ({ canvasElement }) => userEvent.type(within(canvasElement).getByRole('combobox'), '41'),
}
export const Thousands: Story = { args: { items: pickSample(12_000), selectedId: null } }
/** Below a heading with the label and the count. */
export const Bare: Story = { args: { bare: true } }
export const Empty: Story = { args: { items: [], selectedId: null } }
export const LongText: Story = {
  args: { label: longName, items: [{ id: 'a', label: longName }], selectedId: 'a' },
}
