import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { grants as rows } from '../../testing/fixtures/oracleRows.ts'
import { withFullHeight } from '../../testing/samples/withFullHeight.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../testing/states.ts'
import { grants } from './oracleLists.tsx'

const meta = {
  title: 'Screens/Oracle/DBA role',
  component: grants.Screen,
  decorators: [withFullHeight],
  args: { list: ready(rows), onRefresh: fn() },
} satisfies Meta<typeof grants.Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'nothing is called so' } } }
export const Failed: Story = {
  args: { list: failed('GET /hosts/technologies/all/databases/grant-dba: 422 Unprocessable Entity') },
}
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(rows) } }

export const YesInAnyCase: Story = {
  args: {
    list: ready(
      ['YES', 'yes', 'No', '', null].flatMap((adminOption, index) =>
        rows.slice(index, index + 1).map((row) => Object.assign({}, row, { adminOption })),
      ),
    ),
  },
}
