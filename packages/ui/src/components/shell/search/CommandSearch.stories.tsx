import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { framed } from '../../../testing/samples/framed.tsx'
import { soon } from '../../../testing/soon.ts'
import { CommandSearch } from './CommandSearch.tsx'
import { paletteSample, recentSample } from './paletteSample.ts'

const meta = {
  title: 'Components/Shell/CommandSearch',
  component: CommandSearch,
  decorators: [framed('flex')],
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
    await within(document.body).findByRole('combobox', {}, soon)
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
