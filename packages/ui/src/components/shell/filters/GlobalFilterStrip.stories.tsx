import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { withPadding, hostile, longName } from '../../../testing/samples/withPadding.tsx'
import { waitOptions } from '../../../testing/waitOptions.ts'
import { noFilters } from './globalFilters.ts'
import { GlobalFilterStrip, type GlobalFilterStripProps } from './GlobalFilterStrip.tsx'

const noop = () => {}
const onApply: GlobalFilterStripProps['onApply'] = noop

function Strip(props: GlobalFilterStripProps) {
  const [open, setOpen] = useState(props.open)
  const [value, setValue] = useState(props.value)
  return (
    <GlobalFilterStrip
      {...props}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        props.onOpenChange(next)
      }}
      value={value}
      onApply={(filters) => {
        setValue(filters)
        props.onApply(filters)
      }}
      onReset={() => {
        setValue(noFilters)
        props.onReset()
      }}
    />
  )
}

const meta = {
  title: 'Components/Shell/GlobalFilterStrip',
  component: GlobalFilterStrip,
  render: (args) => <Strip {...args} />,
  decorators: [withPadding('flex')],
  // The fields are lazy-loaded, so the screenshot waits for them.
  play: async ({ args }) => {
    if (args.open) await within(document.body).findByRole('textbox', { name: /^Dat[ae]$/ }, waitOptions)
  },
  args: {
    value: noFilters,
    open: true,
    onOpenChange: noop,
    onApply,
    onReset: noop,
    locations: { status: 'ready', values: ['Dublin', 'Milan', 'São Paulo'] },
    environments: { status: 'ready', values: ['DEV', 'PROD', 'TEST'] },
  },
} satisfies Meta<typeof GlobalFilterStrip>
export default meta
type Story = StoryObj<typeof meta>

const active = { location: 'Milan', environment: 'PROD', date: '2026-03-10' }
const phone = { viewport: { value: 'phone' } }

export const Closed: Story = { args: { open: false } }
export const Open: Story = {}
export const Active: Story = { args: { value: active } }
export const ActiveClosed: Story = { args: { value: active, open: false } }
export const DateOnly: Story = { args: { dateOnly: true, value: active } }
export const OwnLocationLabel: Story = { args: { locationLabel: 'Data centre', value: active } }
export const OptionsLoading: Story = {
  args: { locations: { status: 'loading' }, environments: { status: 'loading' } },
}
export const OptionsFailed: Story = {
  args: { locations: { status: 'failed' }, environments: { status: 'failed' } },
}
export const FutureDate: Story = {
  play: async () => {
    await userEvent.type(
      await within(document.body).findByRole('textbox', { name: 'Date' }, waitOptions),
      '17/03/2026',
    )
  },
}
export const LongText: Story = { args: { value: { ...active, location: longName }, locationLabel: longName } }
export const HostileText: Story = { args: { value: { ...active, location: hostile } } }
export const Tablet: Story = { args: { value: active }, globals: { viewport: { value: 'tablet' } } }
export const Phone: Story = { args: { value: active, open: false }, globals: phone }
export const PhoneSheet: Story = {
  args: { value: active, open: false },
  globals: phone,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Global filters/ }))
    await within(document.body).findByRole('textbox', { name: 'Date' }, waitOptions)
  },
}
export const Italian: Story = { args: { value: active }, globals: { locale: 'it' } }
export const Brazilian: Story = { args: { value: active }, globals: { locale: 'pt-br' } }
