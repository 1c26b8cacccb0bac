import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { kindRows } from '../../testing/fixtures/kindRows.ts'
import { KindTable } from '../../testing/samples/KindTable.tsx'
import { hostile, longName } from '../../testing/samples/withPadding.tsx'
import { richCell } from '../cells/LazyRichCell.tsx'

/** Cell kinds that only some lists use. */
const meta = {
  title: 'Components/Tables and lists/DataTable/Kinds',
  component: KindTable,
  // Lazy-loaded in the console. Screenshots need it before the first render.
  loaders: [async () => ({ cells: await richCell.load() })],
} satisfies Meta<typeof KindTable>
export default meta
type Story = StoryObj<typeof meta>

export const AllKinds: Story = {}

export const SortedBySeverity: Story = { args: { view: { sort: { id: 'Severity', desc: true } } } }

export const Searched: Story = { args: { view: { search: 'criti' } } }

export const CodeFocused: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement)
    await userEvent.click(table.getByRole('button', { name: 'Command' }))
    // Sorted rows render deferred.
    await waitFor(() => expect(table.getAllByRole('rowheader')[0]).toHaveTextContent('archive'))
    await userEvent.keyboard('{ArrowDown}')
  },
}

export const HostileText: Story = {
  args: {
    rows: kindRows.map((row, index) => {
      const text = index % 2 === 0 ? hostile : longName
      return { ...row, name: `${row.name} ${text}`, severity: text, light: text, command: text }
    }),
  },
}

export const Compact: Story = { globals: { density: 'compact' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Italian: Story = { globals: { locale: 'it' } }
