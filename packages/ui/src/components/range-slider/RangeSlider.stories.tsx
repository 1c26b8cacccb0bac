import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { withPadding } from '../../testing/samples/withPadding.tsx'
import { RangeSlider } from './RangeSlider.tsx'

const meta = {
  title: 'Components/Inputs and forms/RangeSlider',
  component: RangeSlider,
  decorators: [withPadding('max-w-80')],
  args: { label: 'Memory', bounds: [8, 512], values: [64, 256], onChange: () => {} },
} satisfies Meta<typeof RangeSlider>
export default meta
type Story = StoryObj<typeof meta>

export const Narrowed: Story = {}
export const Untouched: Story = { args: { values: [null, null] } }
export const Fractions: Story = { args: { bounds: [0.15, 0.95], values: [0.4, null] } }
export const BothAtTheEnd: Story = { args: { values: [512, null] } }
export const Focus: Story = { play: () => userEvent.tab() }
