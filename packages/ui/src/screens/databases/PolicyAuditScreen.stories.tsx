import { makePdbPolicyRows, makePolicyRows } from '@inventory-console/api-mocks/fixtures/oracleAudits'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { withFullHeight } from '../../testing/samples/withFullHeight.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../testing/states.ts'
import { policyAudits } from './PolicyAuditScreen.tsx'

const [first] = makePolicyRows(1)

const meta = {
  title: 'Screens/Databases/Policy audit',
  component: policyAudits.Screen,
  decorators: [withFullHeight],
  args: { list: ready([...makePolicyRows(24), ...makePdbPolicyRows(24)]) },
} satisfies Meta<typeof policyAudits.Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'nothing is called so' } } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(makePolicyRows(24)) } }
export const Failed: Story = { args: { list: failed() } }
export const OnlyRed: Story = { args: { view: { filters: { flag: { kind: 'oneOf', values: ['red'] } } } } }
/** No policies configured and none found. */
export const NothingConfigured: Story = {
  args: {
    list: ready(
      first
        ? [
            {
              ...first,
              flag: 'N/A',
              policiesAudit: [],
              policiesAuditConfigured: [],
              matched: [],
              notmatched: [],
            },
          ]
        : [],
    ),
  },
}
