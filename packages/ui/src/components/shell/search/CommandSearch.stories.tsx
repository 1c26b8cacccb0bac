import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { paletteSample, recentSample } from '../../../testing/fixtures/paletteSample.ts'
import { withPadding } from '../../../testing/samples/withPadding.tsx'
import { waitOptions } from '../../../testing/waitOptions.ts'
import { CommandSearch } from './CommandSearch.tsx'

const meta = {
  title: 'Components/Shell/CommandSearch',
  component: CommandSearch,
  decorators: [withPadding('flex')],
  args: { groups: paletteSample, recent: recentSample },
} satisfies Meta<typeof CommandSearch>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Focus: Story = { play: () => userEvent.tab() }
export const Hover: Story = {
  play: ({ canvasElement }) => userEvent.hover(within(canvasElement).getByRole('button')),
}
export const Opened: Story = {
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}')
    await within(document.body).findByRole('combobox', {}, waitOptions)
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
