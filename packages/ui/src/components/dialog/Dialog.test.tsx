import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { Button } from '../button/Button.tsx'
import { CopyButton } from '../copyable/Copyable.tsx'
import { TextField } from '../field/TextField.tsx'
import { Menu, MenuItem } from '../menu/Menu.tsx'
import { TagInput } from '../tag-input/TagInput.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

function Page({ kind = 'dialog', onClose }: { kind?: 'dialog' | 'alert'; onClose: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog kind={kind} open={open} title="Add a comment?" onClose={close} actions={<Button>Add</Button>}>
        <TextField label="Comment" />
      </Dialog>
    </>
  )
}

const open = () => page.getByRole('button', { name: 'Open' }).click()
const dialog = page.getByRole('dialog', { name: 'Add a comment?' })

describe('Dialog', () => {
  it('focuses its first field and returns focus when closed with Escape', async () => {
    const onClose = vi.fn<() => void>()
    await renderWithCatalogue(<Page onClose={onClose} />)
    await open()
    await expect.element(page.getByLabelText('Comment')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('focuses the first field of a form that scrolls', async () => {
    await renderWithCatalogue(
      <Dialog open title="Add a comment?" onClose={() => {}}>
        <form>
          <TextField label="Comment" />
          <div className="h-[3000px]" />
        </form>
      </Dialog>,
    )
    await expect.element(page.getByLabelText('Comment')).toHaveFocus()
  })

  it('leaves Escape to an input that uses it', async () => {
    const onClose = vi.fn<() => void>()
    await renderWithCatalogue(
      <Dialog open title="Add a comment?" onClose={onClose}>
        <TagInput label="Tags" value={[]} onChange={() => {}} />
      </Dialog>,
    )
    const box = page.getByRole('textbox', { name: 'Tags' })
    await box.fill('half a ta')
    await userEvent.keyboard('{Escape}')
    await expect.element(box).toHaveValue('')
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('allows copying through the textarea fallback without the Clipboard API', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('not allowed'))
    let selected: string | null = null
    vi.spyOn(document, 'execCommand').mockImplementation(() => {
      const { activeElement } = document
      if (activeElement instanceof HTMLTextAreaElement) selected = activeElement.value
      return true
    })
    await renderWithCatalogue(
      <Dialog open title="The new password" onClose={() => {}}>
        <CopyButton text="Sample.2026" />
      </Dialog>,
    )
    await page.getByRole('button', { name: /Copy/ }).click()
    await expect.poll(() => selected).toBe('Sample.2026')
    vi.restoreAllMocks()
  })

  it('returns focus to the menu button it was opened from', async () => {
    function FromMenu() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <Menu trigger={<Button>Actions</Button>}>
            <MenuItem onSelect={() => setOpen(true)}>Comment</MenuItem>
          </Menu>
          <Dialog open={open} title="Add a comment?" onClose={() => setOpen(false)}>
            <TextField label="Comment" />
          </Dialog>
        </>
      )
    }
    await renderWithCatalogue(<FromMenu />)
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Comment' }).click()
    await expect.element(page.getByLabelText('Comment')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Actions' })).toHaveFocus()
  })

  it('moves on with Tab from a field whose hint turns into an error', async () => {
    function Form() {
      const [error, setError] = useState<string>()
      return (
        <Dialog open title="Add a comment?" onClose={() => {}}>
          <TextField
            label="Name"
            {...(error === undefined ? { hint: 'As in the contract' } : { error })}
            onBlur={() => setError('Required field')}
          />
          <TextField label="Comment" />
        </Dialog>
      )
    }
    await renderWithCatalogue(<Form />)
    await page.getByLabelText('Name').click()
    await userEvent.tab()
    await expect.element(page.getByText('Required field')).toBeVisible()
    await expect.element(page.getByLabelText('Comment')).toHaveFocus()
  })

  it('traps focus', async () => {
    await renderWithCatalogue(<Page onClose={() => {}} />)
    await open()
    await expect.element(page.getByLabelText('Comment')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByLabelText('Comment')).toHaveFocus()
  })

  it('closes on a click outside unless it is an alert dialog', async () => {
    const beside = { position: { x: 5, y: 5 }, force: true }
    const onClose = vi.fn<() => void>()
    await renderWithCatalogue(<Page onClose={onClose} />)
    await open()
    await page.elementLocator(document.body).click(beside)
    await expect.element(dialog).not.toBeInTheDocument()
    await renderWithCatalogue(<Page kind="alert" onClose={onClose} />)
    await page.getByRole('button', { name: 'Open' }).last().click()
    const alert = page.getByRole('alertdialog', { name: 'Add a comment?' })
    await expect.element(alert).toBeVisible()
    await page.elementLocator(document.body).click(beside)
    await expect.element(alert).toBeVisible()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('has no close button and ignores Escape and outside clicks if forced', async () => {
    const props: DialogProps = { open: true, kind: 'forced', title: 'Choose a new password' }
    await renderWithCatalogue(<Dialog {...props} actions={<Button>Save</Button>} />)
    const forced = page.getByRole('dialog', { name: 'Choose a new password' })
    await expect.element(forced).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await page.elementLocator(document.body).click({ position: { x: 5, y: 5 }, force: true })
    await expect.element(forced).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  })

  it('adds no style element, which the content security policy would block', async () => {
    const before = document.querySelectorAll('style').length
    await renderWithCatalogue(<Page onClose={() => {}} />)
    await open()
    await expect.element(dialog).toBeVisible()
    expect(document.querySelectorAll('style')).toHaveLength(before)
  })
})
