import type { Meta, StoryObj } from '@storybook/react-vite'
import { withFullHeight } from '../../../testing/samples/withFullHeight.tsx'
import { NoContractsScreen } from './NoContractsScreen.tsx'

const meta = {
  title: 'Screens/Licenses/PostgreSQL and MongoDB contracts',
  component: NoContractsScreen,
  decorators: [withFullHeight],
  args: { technology: 'postgresql' },
} satisfies Meta<typeof NoContractsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Postgresql: Story = {}
export const Mongodb: Story = { args: { technology: 'mongodb' } }
