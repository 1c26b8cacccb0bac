import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, within } from 'storybook/test'
import { calculateLicenses } from '../../../domain/licenses/licenseCalculation.ts'
import {
  host,
  inCluster,
  inputs,
  licenseType,
  oracle,
  usage,
} from '../../../testing/fixtures/licenseWorld.ts'
import { waitOptions } from '../../../testing/waitOptions.ts'
import { WhatIfDialog } from './WhatIfDialog.tsx'

const world = inputs({
  used: [usage('ora-prod-mil-001', 4), usage('ora-prod-mil-002', 6)],
  hosts: [host('ora-prod-mil-001', 8), host('ora-prod-mil-002', 6)],
  oracle: [oracle('5051863', 5, { basket: true, used: 5 }), oracle('5051864', 3, { basket: true, used: 3 })],
})
const clustered = inputs({
  used: [usage('ora-prod-mil-001', 4, inCluster('vmcl-mil-01', 20))],
  hosts: [host('ora-prod-mil-001', 8)],
})

const meta = {
  title: 'Screens/Licenses/What if',
  component: WhatIfDialog,
  args: { calculation: calculateLicenses(licenseType(10, 8), world), hosts: world.hosts, onClose: fn() },
} satisfies Meta<typeof WhatIfDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Selects the first option. */
async function choose(field: HTMLElement) {
  await userEvent.click(field)
  const [option] = await screen.findAllByRole('option', {}, waitOptions)
  if (option) await userEvent.click(option)
}

export const Unchanged: Story = {}
export const MoreCores: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', {}, waitOptions))
    await choose(dialog.getByRole('combobox', { name: 'Host to resize' }))
    const cores = dialog.getByRole('spinbutton', { name: 'New cores' })
    await userEvent.clear(cores)
    await userEvent.type(cores, '16')
  },
}
export const EndedContract: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', {}, waitOptions))
    await choose(dialog.getByRole('combobox', { name: 'Contract to leave out' }))
  },
}
export const NoHostNorContract: Story = {
  args: { calculation: calculateLicenses(licenseType(20, 0), clustered), hosts: clustered.hosts },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Brazilian: Story = { globals: { locale: 'pt-br' } }
