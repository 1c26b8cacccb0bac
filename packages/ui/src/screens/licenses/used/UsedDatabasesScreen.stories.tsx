import { hostileName } from '@inventory-console/api-mocks/fixtures/hostile'
import { makeUsedLicense, makeUsedLicenses } from '@inventory-console/api-mocks/fixtures/licenses'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ToastProvider } from '../../../components/toast/Toast.tsx'
import { openRow } from '../../../testing/openRow.ts'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../../testing/states.ts'
import { waitOptions } from '../../../testing/waitOptions.ts'
import { UsedDatabasesScreen } from './UsedDatabasesScreen.tsx'
import { DatabaseExplanation } from './UsedExplanation.tsx'
import type { Ignore } from './useIgnoreLicenses.ts'

const used = makeUsedLicenses()
const pendingPromise: Ignore = () => new Promise(() => {})

const meta = {
  title: 'Screens/Licenses/Used licenses',
  component: UsedDatabasesScreen,
  render: (args) => (
    <ToastProvider>
      <div className="h-dvh">
        <UsedDatabasesScreen {...args} />
      </div>
    </ToastProvider>
  ),
  args: {
    list: ready(used.slice(0, 60)),
    onRefresh: fn(),
    onIgnore: pendingPromise,
    explain: (row) => <DatabaseExplanation row={row} />,
  },
} satisfies Meta<typeof UsedDatabasesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'no such license' } } }
export const Failed: Story = { args: { list: failed('GET /licenses-used: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(used.slice(0, 60)) } }

export const HostileNames: Story = {
  args: {
    list: ready(
      used.slice(0, 60).map((row, index) => {
        const name = hostileName(index * 8 + 1)
        return { ...row, hostname: name, dbName: name, ignoredComment: name }
      }),
    ),
  },
}

const unclustered = makeUsedLicense({
  clusterName: '',
  clusterType: '',
  clusterLicenses: 0,
  ignored: false,
  olvmCapped: false,
})
const inCluster = { clusterName: 'vmcl-mil-01', clusterType: 'VMWare/VMWare', clusterLicenses: 16 }
const four = [
  unclustered,
  { ...unclustered, dbName: 'CLUSTERED', ...inCluster },
  { ...unclustered, dbName: 'CAPPED', ...inCluster, clusterType: 'Oracle/LVM', olvmCapped: true },
  { ...unclustered, dbName: 'TEST', ignored: true, ignoredComment: 'test system, agreed with procurement' },
  { ...unclustered, dbName: 'NOBODYS', licenseTypeID: 'X1', description: 'Something else' },
  { ...unclustered, dbName: 'UNNAMED', licenseTypeID: '', description: '' },
]
/** The figure that does not count is struck through. One license is ignored with a comment. */
export const WhatCounts: Story = { args: { list: ready(four) } }

async function choose(canvasElement: HTMLElement, rowIndex: number, item: string) {
  const menus = await within(canvasElement).findAllByTitle(/^Actions for/, {}, waitOptions)
  const menu = menus[rowIndex]
  if (menu) await userEvent.click(menu)
  await userEvent.click(await screen.findByRole('menuitem', { name: item }, waitOptions))
  await screen.findByRole('alertdialog', {}, waitOptions)
}
export const AskedToIgnore: Story = {
  args: { list: ready(four) },
  play: ({ canvasElement }) => choose(canvasElement, 0, 'Ignore…'),
}
export const AskedToReactivate: Story = {
  args: { list: ready(four) },
  play: ({ canvasElement }) => choose(canvasElement, 3, 'Stop ignoring…'),
}

async function ignoreTwo(canvasElement: HTMLElement) {
  const boxes = await within(canvasElement).findAllByRole(
    'checkbox',
    { name: /^Select (?!all)/ },
    waitOptions,
  )
  for (const box of boxes.slice(1, 3)) await userEvent.click(box)
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Ignore 2…' }, waitOptions))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Comment' }, waitOptions), 'test systems')
  await userEvent.click(screen.getByRole('button', { name: 'Ignore' }))
}
export const Ignoring: Story = {
  args: { list: ready(four) },
  play: ({ canvasElement }) => ignoreTwo(canvasElement),
}
export const IgnoreRefused: Story = {
  args: {
    list: ready(four),
    onIgnore: () =>
      Promise.reject(new Error('POST /licenses/ignore: 403 Forbidden – the server is read-only')),
  },
  play: async ({ canvasElement }) => {
    await ignoreTwo(canvasElement)
    await waitFor(() => screen.getByText(/read-only/))
  },
}
export const IgnoreReceipt: Story = {
  args: {
    list: ready(four),
    onIgnore: async (rows) => ({
      changed: rows.slice(0, 1),
      rejected: rows.slice(1),
      unknown: [],
      reason: null,
    }),
  },
  play: async ({ canvasElement }) => {
    await ignoreTwo(canvasElement)
    await waitFor(() => screen.getByText('1 changed, 1 not changed'))
  },
}
export const IgnoreUnconfirmed: Story = {
  args: {
    list: ready(four),
    onIgnore: async (rows) => ({
      changed: rows.slice(0, 1),
      rejected: [],
      unknown: rows.slice(1),
      reason: null,
    }),
  },
  play: async ({ canvasElement }) => {
    await ignoreTwo(canvasElement)
    await waitFor(() => screen.getByText('1 changed, 0 not changed, 1 unconfirmed'))
  },
}

const openFirst: Story['play'] = ({ canvasElement }) => openRow(canvasElement)
export const Explained: Story = { args: { list: ready(four.slice(1, 2)) }, play: openFirst }
export const ExplainedIgnored: Story = { args: { list: ready(four.slice(3, 4)) }, play: openFirst }
export const ExplainedCapped: Story = { args: { list: ready(four.slice(2, 3)) }, play: openFirst }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Brazilian: Story = { globals: { locale: 'pt-br' } }
