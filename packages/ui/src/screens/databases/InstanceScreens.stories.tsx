import {
  makeMongoDbRows,
  makeMySqlRows,
  makePostgreSqlRows,
  makeSqlServerRows,
} from '@inventory-console/api-mocks/fixtures/databases'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screenful } from '../../testing/screenful.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../testing/states.ts'
import { MongoDbScreen, MySqlScreen, PostgreSqlScreen, SqlServerScreen } from './InstanceScreens.tsx'

const meta = {
  title: 'Screens/Databases/Instances',
  component: MySqlScreen,
  decorators: [screenful],
  args: { list: ready(makeMySqlRows(30)) },
} satisfies Meta<typeof MySqlScreen>
export default meta
type Story = StoryObj<typeof meta>

export const MySql: Story = {}
export const SqlServer: Story = { render: () => <SqlServerScreen list={ready(makeSqlServerRows(30))} /> }
export const PostgreSql: Story = { render: () => <PostgreSqlScreen list={ready(makePostgreSqlRows(30))} /> }
export const MongoDb: Story = { render: () => <MongoDbScreen list={ready(makeMongoDbRows(30))} /> }
export const MySqlLoading: Story = { args: { list: loading } }
export const MySqlEmpty: Story = { args: { list: empty } }
export const MySqlNoResults: Story = { args: { view: { search: 'nothing is called so' } } }
export const MySqlForbidden: Story = { args: { list: forbidden } }
export const MySqlRefreshing: Story = { args: { list: refreshing(makeMySqlRows(30)) } }
export const SqlServerFailed: Story = { render: () => <SqlServerScreen list={failed()} /> }
