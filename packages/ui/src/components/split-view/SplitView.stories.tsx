import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { pickSample } from '../../testing/fixtures/pickSample.ts'
import { EmptyBlock } from '../feedback/Block.tsx'
import { ItemList } from '../item-list/ItemList.tsx'
import { Section } from '../section/Section.tsx'
import { SplitView } from './SplitView.tsx'

const items = pickSample(60).map(({ to: _to, ...item }) => item)

function Hosts({ start, lines = 3 }: { start: string | null; lines?: number }) {
  const [chosen, setChosen] = useState(start)
  return (
    <SplitView
      className="h-full"
      list={
        <ItemList label="Hosts" items={items} selectedId={chosen} onSelect={setChosen} empty="No hosts yet" />
      }
      placeholder={<EmptyBlock title="No host is chosen" text="Select one from the list." />}
      onBack={() => setChosen(null)}
    >
      {chosen === null ? null : (
        <Section fixed title={chosen}>
          {Array.from({ length: lines }, (_, index) => (
            <p key={index} className="text-13">{`Fact ${index + 1} of ${chosen}`}</p>
          ))}
        </Section>
      )}
    </SplitView>
  )
}

const noop = () => {}
const meta = {
  title: 'Components/Layout/SplitView',
  component: SplitView,
  decorators: [
    (Story) => (
      <div style={{ height: 640, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
  render: () => <Hosts start="db-002" />,
  args: { list: null, children: null, placeholder: null, onBack: noop },
} satisfies Meta<typeof SplitView>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

export const Ready: Story = {}
export const NothingChosen: Story = { render: () => <Hosts start={null} /> }
export const LongContent: Story = { render: () => <Hosts start="db-002" lines={80} /> }
export const HandleFocused: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('separator').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  },
}
export const PhoneList: Story = { ...NothingChosen, globals: phone }
export const PhoneChosen: Story = { globals: phone }
