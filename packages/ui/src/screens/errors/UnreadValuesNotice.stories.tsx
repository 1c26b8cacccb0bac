import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnreadValuesNotice } from './UnreadValuesNotice.tsx'

const cores = { path: 'hosts[3].info.cpuCores', expected: 'number', found: 'null' }
const location = { path: 'hosts[3].location', expected: 'string', found: 'missing' }
const metric = {
  path: 'usedLicenses[0].metric',
  expected: 'string',
  found: 'object',
}

const meta = {
  title: 'Screens/Errors/Unread values',
  component: UnreadValuesNotice,
  args: {
    responses: [{ key: 'hosts', request: 'GET /hosts', values: [cores, location] }],
  },
} satisfies Meta<typeof UnreadValuesNotice>
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'))
}
const manyResponses = [
  {
    key: 'hosts',
    request: 'GET /hosts',
    values: Array.from({ length: 1204 }, (_, index) => ({ ...cores, path: `hosts[${index}].info.cpuCores` })),
  },
  {
    key: 'used',
    request: 'GET /hosts/technologies/all/databases/licenses-used',
    values: [metric],
  },
]

export const Few: Story = {}
export const One: Story = {
  args: { responses: [{ key: 'hosts', request: 'GET /hosts', values: [cores] }] },
}
export const Details: Story = { args: { responses: manyResponses }, play: open }
export const LongPath: Story = {
  args: {
    responses: [
      {
        key: 'hosts',
        request: 'GET /hosts',
        values: [{ ...cores, path: `hosts[0].databases.${'Oracle/Database'.repeat(12)}[0]` }],
      },
    ],
  },
  play: open,
}
export const Phone: Story = {
  args: { responses: manyResponses },
  play: open,
  globals: { viewport: { value: 'phone' } },
}
export const Italian: Story = { args: { responses: manyResponses }, play: open, globals: { locale: 'it' } }
export const Brazilian: Story = {
  args: { responses: manyResponses },
  play: open,
  globals: { locale: 'pt-br' },
}
