import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { TextField } from '../field/TextField.tsx'
import { required, textFieldProps, useForm } from '../form/useForm.ts'
import { RadioGroup } from './RadioGroup.tsx'

const choices = [
  { value: 'HOST', label: 'Host' },
  { value: 'CLUSTER', label: 'Cluster' },
] as const

function Form() {
  const form = useForm<{ type: 'HOST' | 'CLUSTER' | null; name: string }>({
    initialValues: { type: null, name: '' },
    labels: { type: 'Type', name: 'Name' },
    rules: () => ({ type: [required] }),
    onSubmit: () => {},
  })
  return (
    <form onSubmit={form.submit}>
      <RadioGroup {...form.field('type')} choices={choices} />
      <TextField {...textFieldProps(form.field('name'))} />
    </form>
  )
}

it('validates a required choice when focus leaves the group, not when it enters', async () => {
  await renderWithCatalogue(<Form />)
  const group = page.getByRole('radiogroup')
  group.element().focus()
  await expect.element(page.getByRole('radio', { name: 'Host' })).toHaveFocus()
  await userEvent.keyboard('{Shift}')
  expect(group.element().getAttribute('aria-invalid')).toBeNull()
  await userEvent.tab()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await expect.element(group).toHaveAttribute('aria-invalid', 'true')
})

it('reports blur once, also after moving within the group', async () => {
  const onBlur = vi.fn<() => void>()
  await renderWithCatalogue(
    <RadioGroup label="Type" choices={choices} value="HOST" onChange={() => {}} onBlur={onBlur} />,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})

it('selects the choice that a quick press of an arrow key reaches, once', async () => {
  const onChange = vi.fn<(value: string) => void>()
  function Group() {
    const [value, setValue] = useState<string | null>('HOST')
    return (
      <RadioGroup
        label="Type"
        choices={choices}
        value={value}
        onChange={(next) => {
          setValue(next)
          onChange(next)
        }}
      />
    )
  }
  await renderWithCatalogue(<Group />)
  const host = page.getByRole('radio', { name: 'Host' })
  const cluster = page.getByRole('radio', { name: 'Cluster' })
  host.element().focus()
  // Released before the focus moves, as on a busy page.
  for (const type of ['keydown', 'keyup'])
    host.element().dispatchEvent(new KeyboardEvent(type, { key: 'ArrowDown', bubbles: true }))
  await expect.element(cluster).toHaveFocus()
  await expect.element(cluster).toBeChecked()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(host).toBeChecked()
  expect(onChange.mock.calls).toEqual([['CLUSTER'], ['HOST']])
})

it('wraps segments whose labels do not fit beside each other', async () => {
  const coverage = ['Tutti gli host (basket)', 'Solo questi host', 'Ancora nulla'].map((label) => ({
    value: label,
    label,
  }))
  await renderWithCatalogue(
    <div style={{ width: 300 }}>
      <RadioGroup label="Copre" segmented choices={coverage} value={null} onChange={() => {}} />
    </div>,
  )
  await expect.element(page.getByRole('radio', { name: 'Ancora nulla' })).toBeVisible()
  for (const segment of page.getByRole('radio').elements())
    expect(segment.scrollWidth).toBeLessThanOrEqual(segment.clientWidth)
})
