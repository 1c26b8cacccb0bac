import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { Drawer } from '../dialog/Drawer.tsx'
import { MultiSelect } from '../multi-select/MultiSelect.tsx'
import { Combobox } from './Combobox.tsx'
import { SuggestField } from './SuggestField.tsx'

const choices = Array.from({ length: 40 }, (_, index) => `db-${index + 10}`).map((value) => ({
  value,
  label: value,
}))

function Fields() {
  const [host, setHost] = useState<string | null>(null)
  const [hosts, setHosts] = useState<readonly string[]>([])
  const [number, setNumber] = useState('')
  return (
    <>
      <Combobox label="Host" choices={choices} value={host} onChange={setHost} />
      <MultiSelect label="Hosts" choices={choices} value={hosts} onChange={setHosts} />
      <SuggestField
        label="Number"
        value={number}
        onChange={setNumber}
        suggestions={choices.map(({ value }) => ({ text: value }))}
      />
      <output>{[host, ...hosts, number].filter(Boolean).join(' | ')}</output>
    </>
  )
}

const list = page.getByRole('listbox')
const option = (name: string) => page.getByRole('option', { name })
const openers = {
  Combobox: () => page.getByRole('combobox', { name: 'Host', exact: true }).click(),
  MultiSelect: () => page.getByRole('button', { name: /^Hosts/ }).click(),
  SuggestField: () => page.getByRole('combobox', { name: 'Number' }).fill('db'),
}
const fields = ['Combobox', 'MultiSelect', 'SuggestField'] as const

describe.each(fields)('the list of a %s', (field) => {
  it.each(['dialog', 'drawer'] as const)(
    'works by pointer in a %s, and Escape closes it first',
    async (kind) => {
      const onClose = vi.fn<() => void>()
      await renderWithCatalogue(
        kind === 'dialog' ? (
          <Dialog open title="Attach" onClose={onClose}>
            <Fields />
          </Dialog>
        ) : (
          <Drawer open side="right" title="Attach" onClose={onClose}>
            <Fields />
          </Drawer>
        ),
      )
      const content = page.getByRole('dialog', { name: 'Attach' })
      await openers[field]()
      await expect.element(content.getByRole('listbox')).toBeVisible()
      await option('db-12').click()
      await expect.element(page.getByRole('status')).toHaveTextContent('db-12')
      if (field !== 'MultiSelect') await openers[field]()
      await expect.element(list).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(list).not.toBeInTheDocument()
      await expect.element(content).toBeVisible()
      expect(onClose).not.toHaveBeenCalled()
      await userEvent.keyboard('{Escape}')
      expect(onClose).toHaveBeenCalledOnce()
    },
  )

  it('is in the body outside of a dialog, adds no style element and no unnamed English label', async () => {
    const before = document.querySelectorAll('style').length
    await renderWithCatalogue(<Fields />)
    await openers[field]()
    await expect.element(list).toBeVisible()
    expect(list.element().closest('[data-radix-popper-content-wrapper]')?.parentElement).toBe(document.body)
    expect(document.querySelectorAll('style')).toHaveLength(before)
    expect(page.getByRole('button', { name: 'Dismiss' }).query()).toBeNull()
  })
})

it.each(['Combobox', 'SuggestField'] as const)(
  'a %s takes Escape only while its list is open',
  async (field) => {
    const onKeyDown = vi.fn<() => void>()
    await renderWithCatalogue(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a page around the fields
      <div onKeyDown={({ key }) => (key === 'Escape' ? onKeyDown() : undefined)}>
        <Fields />
      </div>,
    )
    await openers[field]()
    await option('db-12').click()
    await openers[field]()
    await expect.element(list).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    expect(onKeyDown).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onKeyDown).toHaveBeenCalledOnce()
  },
)

it('the list scrolls with the wheel in a dialog', async () => {
  await renderWithCatalogue(
    <Dialog open title="Attach" onClose={() => {}}>
      <Fields />
    </Dialog>,
  )
  await openers.Combobox()
  await expect.element(list).toBeVisible()
  await userEvent.wheel(list, { delta: { y: 300 } })
  await expect.poll(() => list.element().scrollTop).toBeGreaterThan(100)
})
