import { makeOracleContract } from '@inventory-console/api-mocks/fixtures/contracts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, within } from 'storybook/test'
import { UnknownOutcomeError } from '../../../lib/mutationErrors.ts'
import { openRow } from '../../../testing/openRow.ts'
import {
  flagship,
  inputs,
  openFlagship,
  renderCompliance,
  withExplanation,
} from '../../../testing/samples/compliance.tsx'
import { ready } from '../../../testing/states.ts'
import { waitOptions } from '../../../testing/waitOptions.ts'
import type { ProposalActions } from './ComplianceExplanation.tsx'
import { ComplianceScreen } from './ComplianceScreen.tsx'

const meta = {
  title: 'Screens/Licenses/Compliance proposals',
  component: ComplianceScreen,
  render: renderCompliance,
  args: { list: ready(flagship), onRefresh: fn(), explain: withExplanation({}) },
} satisfies Meta<typeof ComplianceScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A restricted contract without hosts has room for uncovered ones. */
const contractsWithRoom = [
  ...inputs.oracle,
  makeOracleContract({
    id: '0123456789abcdef01234567',
    contractID: '5128624',
    licenseTypeID: 'A90611',
    metric: 'Processor Perpetual',
    basket: false,
    restricted: true,
    unlimited: false,
    hosts: [],
    licensesPerCore: 1600,
    licensesPerUser: 0,
    availableLicensesPerCore: 1600,
    availableLicensesPerUser: 0,
    supportExpiration: null,
    location: 'All',
  }),
]
const roomArgs = (overrides: Partial<ProposalActions> | null = {}) => ({
  list: ready(flagship),
  explain: withExplanation({ oracle: contractsWithRoom }, overrides),
})
async function preview(canvasElement: HTMLElement, name: RegExp) {
  await openRow(canvasElement, 'A90611')
  const [first] = await within(canvasElement).findAllByRole('button', { name }, waitOptions)
  if (first) await userEvent.click(first)
  await screen.findByRole('alertdialog', {}, waitOptions)
}
async function confirm(canvasElement: HTMLElement, name: RegExp, verb: string) {
  await preview(canvasElement, name)
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: verb }))
}
const attach = /^Preview: Attach/
const ignore = /^Preview: Ignore/

export const Proposals: Story = { args: roomArgs(), play: openFlagship }
export const ProposalsReadOnly: Story = { args: roomArgs(null), play: openFlagship }
export const AttachPreview: Story = {
  args: roomArgs(),
  play: ({ canvasElement }) => preview(canvasElement, attach),
}
export const Attaching: Story = {
  args: roomArgs(),
  play: ({ canvasElement }) => confirm(canvasElement, attach, 'Attach'),
}
export const AttachRefused: Story = {
  args: roomArgs({
    saveOracle: () =>
      Promise.reject(new Error('PUT /contracts/oracle/database: 403 Forbidden – the server is read-only')),
  }),
  play: async ({ canvasElement }) => {
    await confirm(canvasElement, attach, 'Attach')
    await screen.findByText(/read-only/)
  },
}
export const AttachUnconfirmed: Story = {
  args: roomArgs({ saveOracle: () => Promise.reject(new UnknownOutcomeError('504 Gateway Timeout')) }),
  play: async ({ canvasElement }) => {
    await confirm(canvasElement, attach, 'Attach')
    await screen.findByText(/did not confirm/)
  },
}
export const Attached: Story = {
  args: roomArgs({ saveOracle: async () => ({}) }),
  play: async ({ canvasElement }) => {
    await confirm(canvasElement, attach, 'Attach')
    await screen.findByRole('button', { name: 'Undo' }, waitOptions)
  },
}
export const IgnorePreview: Story = {
  args: roomArgs(),
  play: ({ canvasElement }) => preview(canvasElement, ignore),
}
export const IgnoredInPart: Story = {
  args: roomArgs({
    ignore: async (rows) => ({
      changed: rows.slice(1),
      rejected: rows.slice(0, 1),
      unknown: [],
      reason: 'the host is gone',
    }),
  }),
  play: async ({ canvasElement }) => {
    await confirm(canvasElement, ignore, 'Ignore')
    await screen.findByText('the host is gone')
  },
}

async function choose(canvasElement: HTMLElement) {
  await openRow(canvasElement, 'A90611')
  const boxes = await within(canvasElement).findAllByRole('checkbox', { name: /^Choose: / }, waitOptions)
  for (const box of boxes) {
    // oxlint-disable-next-line no-await-in-loop -- one click after another
    await userEvent.click(box)
  }
  await within(canvasElement).findByRole('button', { name: 'Preview together' }, waitOptions)
}
async function previewStack(canvasElement: HTMLElement) {
  await choose(canvasElement)
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Preview together' }))
  return within(await screen.findByRole('alertdialog', {}, waitOptions))
}
async function carryOut(canvasElement: HTMLElement) {
  const dialog = await previewStack(canvasElement)
  await userEvent.click(dialog.getByRole('button', { name: 'Carry out' }))
}

export const Chosen: Story = { args: roomArgs(), play: ({ canvasElement }) => choose(canvasElement) }
export const StackPreview: Story = {
  args: roomArgs(),
  play: async ({ canvasElement }) => void (await previewStack(canvasElement)),
}
export const StackRunning: Story = { args: roomArgs(), play: ({ canvasElement }) => carryOut(canvasElement) }
/** The server refuses a part of the first, so the rest is not sent. */
export const StackReceipt: Story = {
  args: roomArgs({
    ignore: (rows) =>
      Promise.resolve({
        changed: rows.slice(1),
        rejected: rows.slice(0, 1),
        unknown: [],
        reason: 'the host is gone',
      }),
  }),
  play: async ({ canvasElement }) => {
    await carryOut(canvasElement)
    await screen.findByText('the host is gone', {}, waitOptions)
  },
}
export const StackDone: Story = {
  args: roomArgs({
    ignore: (rows) => Promise.resolve({ changed: rows, rejected: [], unknown: [], reason: null }),
    saveOracle: async () => ({}),
  }),
  play: async ({ canvasElement }) => {
    await carryOut(canvasElement)
    await screen.findByRole('button', { name: 'Undo' }, waitOptions)
  },
}
