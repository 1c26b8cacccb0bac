import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { paletteSample, recentSample } from '../../../testing/fixtures/paletteSample.ts'
import { hostile, longName } from '../../../testing/samples/withPadding.tsx'
import { failed, forbidden, loading, ready } from '../../../testing/states.ts'
import { CommandPalette } from './CommandPalette.tsx'

const meta = {
  title: 'Components/Shell/CommandPalette',
  component: CommandPalette,
  args: { groups: paletteSample, recent: recentSample, onClose: () => {} },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

/** Waits for focus, which moves in the same effects that enable pointer events. */
const type =
  (text: string, options: number, { name = 'Go to', keys = '' } = {}) =>
  async () => {
    const palette = within(document.body)
    const input = palette.getByRole('combobox', { name })
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.type(input, text)
    // Results render deferred.
    await waitFor(() => expect(palette.queryAllByRole('option')).toHaveLength(options))
    if (keys !== '') await userEvent.keyboard(keys)
  }
const [pages] = paletteSample

const only = (label: string) =>
  ({ groups: [{ id: 'hosts', list: ready([{ id: 'a', label, note: label, to: '/a' }]) }] }) as const

export const Ready: Story = {}
export const NothingRecent: Story = { args: { recent: [] } }
export const Narrowed: Story = { play: type('db', 10) }
export const PageByBranch: Story = { play: type('oracle', 2) }
export const NoMatch: Story = { play: type('Atlantis', 0) }
export const Moved: Story = { play: type('db', 10, { keys: '{ArrowDown}{ArrowDown}' }) }
export const Loading: Story = {
  args: {
    groups: [
      ...(pages ? [pages] : []),
      { id: 'hosts', list: loading },
      { id: 'clusters', list: loading },
      { id: 'databases', list: failed() },
    ],
  },
}
export const Failed: Story = { args: { groups: [{ id: 'hosts', list: failed() }], recent: [] } }
export const Forbidden: Story = {
  args: { groups: [...(pages ? [pages] : []), { id: 'hosts', list: forbidden }] },
}
export const LongText: Story = { args: only(longName), play: type('db', 1) }
export const HostileText: Story = { args: only(hostile), play: type('<img', 1) }
export const RightToLeft: Story = { args: only('مضيف-014'), play: type('014', 1) }
export const Italian: Story = {
  globals: { locale: 'it' },
  play: type('db', 10, { name: 'Vai a' }),
}
export const Phone: Story = { play: type('db', 10), globals: { viewport: { value: 'phone' } } }
