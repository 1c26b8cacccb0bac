import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BlockNavigationContext, type BlockNavigation, type ConfirmLeave } from '../../lib/links.ts'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { SampleForm, type SampleValues } from '../../testing/samples/SampleForm.tsx'

const good = { number: '4711', csi: '123', licenses: 10, password: 'correct', again: 'correct' }
const sending = () => vi.fn<(values: SampleValues) => void>()
const add = page.getByRole('button', { name: 'Add' })
const summary = page.getByRole('region', { name: /attention/ })
const number = page.getByRole('textbox', { name: /Contract number/ })

describe('Form', () => {
  it('validates a field on blur, not while typing', async () => {
    await renderWithCatalogue(<SampleForm />)
    await number.click()
    await userEvent.keyboard('12a')
    await expect.element(number).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect.element(number).toHaveAccessibleDescription('Digits only')
    await number.fill('')
    await expect.element(number).toHaveAccessibleDescription('Required field')
    await number.fill('12')
    await expect.element(number).not.toHaveAttribute('aria-invalid')
  })

  it('blocks an invalid submit, focuses the summary and links each field', async () => {
    const onSubmit = sending()
    await renderWithCatalogue(
      <SampleForm initialValues={{ csi: '1', password: 'one', again: 'two' }} onSubmit={onSubmit} />,
    )
    await add.click()
    await expect.element(summary).toHaveFocus()
    await expect.element(summary).toMatchTextContent('3 fields need attention')
    const entries = summary
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent)
    expect(entries).toEqual([
      'Contract number is required',
      'Licenses is required',
      'Confirm password: Confirm password must match with password field.',
    ])
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await expect.element(page.getByRole('spinbutton', { name: /Licenses/ })).toHaveFocus()
    await userEvent.keyboard('5')
    await expect.element(summary.getByText('fixed')).toBeInTheDocument()
    await expect.element(summary.getByRole('button')).toHaveLength(3)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('keeps the click that blurs an invalid field', async () => {
    await renderWithCatalogue(<SampleForm />)
    const hosts = page.getByRole('checkbox', { name: 'Unlimited' })
    await number.click()
    await hosts.click()
    await expect.element(hosts).toBeChecked()
    await expect.element(number).toHaveAccessibleDescription('Required field')
  })

  it('focuses the summary on each attempt', async () => {
    await renderWithCatalogue(<SampleForm />)
    await add.click()
    await expect.element(summary).toHaveFocus()
    await number.click()
    await userEvent.keyboard('12{Enter}')
    await expect.element(summary).toHaveFocus()
    await expect.element(summary.getByRole('button', { name: /Contract number/ })).not.toBeInTheDocument()
  })

  it('submits valid values and applies conditional rules', async () => {
    const onSubmit = sending()
    await renderWithCatalogue(<SampleForm initialValues={{ ...good, licenses: null }} onSubmit={onSubmit} />)
    await page.getByRole('checkbox', { name: 'Unlimited' }).click()
    await expect.element(page.getByRole('spinbutton', { name: 'Licenses' })).toBeDisabled()
    await add.click()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      ...good,
      unlimited: true,
      licenses: null,
      hosts: [],
      expires: null,
    })
    await expect.element(summary).not.toBeInTheDocument()
  })

  it('blocks the submit while a control has unreadable input', async () => {
    const onSubmit = sending()
    await renderWithCatalogue(<SampleForm initialValues={good} onSubmit={onSubmit} />)
    const date = page.getByRole('textbox', { name: 'Support expiration' })
    await date.fill('31/02/2026')
    await userEvent.keyboard('{Enter}')
    await expect.element(summary).toMatchTextContent('Support expiration: Invalid value')
    await expect.element(date).toHaveAccessibleDescription('Use DD/MM/YYYY')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('resets values, errors and unreadable input', async () => {
    await renderWithCatalogue(<SampleForm initialValues={good} />)
    const date = page.getByRole('textbox', { name: 'Support expiration' })
    await date.fill('31/02/2026')
    await number.fill('')
    await add.click()
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect.element(summary).not.toBeInTheDocument()
    await expect.element(date).toHaveValue('')
    await expect.element(number).toHaveValue('4711')
    await expect.element(number).not.toHaveAttribute('aria-invalid')
  })

  it('ignores submits while saving', async () => {
    const onSubmit = sending()
    await renderWithCatalogue(<SampleForm initialValues={good} saving onSubmit={onSubmit} />)
    await number.click()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it("shows the server's error at the field until it changes", async () => {
    const refused = { number: 'There is a contract of this number already' }
    function Refusing() {
      const [answer, setAnswer] = useState<typeof refused>()
      return (
        <SampleForm
          initialValues={good}
          {...(answer ? { serverErrors: answer } : {})}
          onSubmit={() => setAnswer(refused)}
        />
      )
    }
    await renderWithCatalogue(<Refusing />)
    await add.click()
    await expect.element(number).toHaveAccessibleDescription(refused.number)
    await expect.element(summary).toHaveFocus()
    await number.fill('4712')
    await expect.element(number).not.toHaveAttribute('aria-invalid')
  })
})

describe('useUnsavedChanges', () => {
  it('does not ask for confirmation without changes', async () => {
    const onClose = vi.fn<() => void>()
    await renderWithCatalogue(<SampleForm initialValues={good} onClose={onClose} />)
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(onClose).toHaveBeenCalledOnce()
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  })

  it('blocks Cancel and unloading the window until confirmed', async () => {
    const onClose = vi.fn<() => void>()
    await renderWithCatalogue(<SampleForm initialValues={good} onClose={onClose} />)
    await number.fill('4712')
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
    await page.getByRole('button', { name: 'Cancel' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(number).toHaveValue('4712')
    expect(onClose).not.toHaveBeenCalled()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await dialog.getByRole('button', { name: 'Leave without saving' }).click()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('allows leaving once the values are restored', async () => {
    await renderWithCatalogue(<SampleForm initialValues={good} />)
    await number.fill('4712')
    await number.fill('4711')
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  })

  it('asks before the router leaves the page, and discards the input only then', async () => {
    const [onClose, leave] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const blockers: ConfirmLeave[] = []
    const block: BlockNavigation = (confirm) => {
      blockers.push(confirm)
      return () => void blockers.splice(blockers.indexOf(confirm), 1)
    }
    await renderWithCatalogue(
      <BlockNavigationContext value={block}>
        <SampleForm initialValues={good} onClose={onClose} />
      </BlockNavigationContext>,
    )
    expect(blockers).toEqual([])
    await number.fill('4712')
    await expect.poll(() => blockers.length).toBe(1)
    blockers[0]?.(leave)
    await page.getByRole('button', { name: 'Stay' }).click()
    await expect.element(number).toHaveValue('4712')
    expect(leave).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
    blockers[0]?.(leave)
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    expect(onClose).toHaveBeenCalledBefore(leave)
    expect(leave).toHaveBeenCalledOnce()
  })
})
