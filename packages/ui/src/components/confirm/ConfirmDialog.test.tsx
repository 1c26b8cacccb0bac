import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { Button } from '../button/Button.tsx'
import { ConfirmDialog, useConfirmedMutation, type ConfirmState } from './ConfirmDialog.tsx'

const words = {
  title: 'Dismiss host db-014?',
  description: 'Its alerts leave the lists.',
  confirmLabel: 'Dismiss host',
} as const

function Page(props: { onConfirm: () => void; onClose?: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    props.onClose?.()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Dismiss…</Button>
      <ConfirmDialog {...words} tone="danger" open={open} onConfirm={props.onConfirm} onClose={close} />
    </>
  )
}

const dialog = page.getByRole('alertdialog', { name: words.title })
const verb = page.getByRole('button', { name: words.confirmLabel })
const noop = () => {}

describe('ConfirmDialog', () => {
  it('focuses Cancel first, so that Enter does not confirm', async () => {
    const onConfirm = vi.fn<() => void>()
    await renderWithCatalogue(<Page onConfirm={onConfirm} />)
    await page.getByRole('button', { name: 'Dismiss…' }).click()
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Dismiss…' })).toHaveFocus()
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('confirms by keyboard', async () => {
    const onConfirm = vi.fn<() => void>()
    await renderWithCatalogue(<Page onConfirm={onConfirm} />)
    await page.getByRole('button', { name: 'Dismiss…' }).click()
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(verb).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('ignores closing and confirming while busy', async () => {
    const [onClose, onConfirm] = [vi.fn<() => void>(), vi.fn<() => void>()]
    await renderWithCatalogue(
      <ConfirmDialog {...words} open state={{ status: 'busy' }} onConfirm={onConfirm} onClose={onClose} />,
    )
    await expect.element(verb).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: 'Cancel' }).click({ force: true })
    await verb.click({ force: true })
    await expect.element(dialog).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('keeps the comment on failure and passes it trimmed', async () => {
    const onConfirm = vi.fn<(comment: string) => void>()
    function Asked() {
      const [state, setState] = useState<ConfirmState>({ status: 'confirming' })
      return (
        <ConfirmDialog
          {...words}
          open
          state={state}
          comment={{ required: true }}
          onClose={noop}
          onConfirm={(comment) => {
            onConfirm(comment)
            setState({ status: 'failed', error: { message: 'The server does not respond.' } })
          }}
        />
      )
    }
    await renderWithCatalogue(<Asked />)
    const box = page.getByRole('textbox', { name: /Comment/ })
    await verb.click()
    await expect.element(page.getByText('Enter a comment')).toBeVisible()
    await box.fill('  moved to the cloud ')
    await verb.click()
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('moved to the cloud')
    await expect.element(page.getByRole('alert')).toHaveTextContent('The server does not respond.')
    await expect.element(box).toHaveValue('  moved to the cloud ')
  })

  it('is ready for the next object after a success', async () => {
    const mutate = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
    function List() {
      const { state, confirm, clear } = useConfirmedMutation(mutate, noop)
      return <ConfirmDialog {...words} open state={state} onConfirm={confirm} onClose={clear} />
    }
    await renderWithCatalogue(<List />)
    await verb.click()
    await expect.poll(() => mutate.mock.calls.length).toBe(1)
    await expect.element(verb).not.toHaveAttribute('aria-busy', 'true')
    await verb.click()
    await expect.poll(() => mutate.mock.calls.length).toBe(2)
  })
})
