import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { Combobox } from '../components/combobox/Combobox.tsx'
import { SuggestField } from '../components/combobox/SuggestField.tsx'
import { Dialog } from '../components/dialog/Dialog.tsx'
import { TextField } from '../components/field/TextField.tsx'
import { required, textFieldProps, useForm } from '../components/form/useForm.ts'
import { TagInput } from '../components/tag-input/TagInput.tsx'
import { renderWithCatalogue } from '../testing/samples/renderWithCatalogue.tsx'
import { whenIdle } from './dom.ts'

function Fields() {
  const [city, setCity] = useState<string | null>(null)
  const [host, setHost] = useState('')
  const [tags, setTags] = useState<readonly string[]>([])
  const form = useForm({
    initialValues: { name: '' },
    labels: { name: 'Name' },
    rules: () => ({ name: [required] }),
    onSubmit: () => {},
  })
  return (
    <>
      <Combobox
        label="City"
        choices={['Milan', 'Turin'].map((value) => ({ value, label: value }))}
        value={city}
        onChange={setCity}
      />
      <SuggestField label="Host" suggestions={[{ text: 'db-1' }]} value={host} onChange={setHost} />
      <TagInput label="Tags" value={tags} onChange={setTags} />
      <TextField {...textFieldProps(form.field('name'))} />
      <output>{tags.join(' | ')}</output>
    </>
  )
}

const city = page.getByRole('combobox', { name: 'City' })
const host = page.getByRole('combobox', { name: 'Host' })
const tags = page.getByRole('textbox', { name: 'Tags' })
const name = page.getByRole('textbox', { name: /^Name/ })

describe('filterInputEvents when the window loses focus', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  /** Dispatches the browser's events. The element stays active. */
  function switchWindow() {
    vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    const { activeElement } = document
    activeElement?.dispatchEvent(new FocusEvent('blur'))
    activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    vi.restoreAllMocks()
  }

  it('keeps the text and the open list of a combobox', async () => {
    await renderWithCatalogue(<Fields />)
    await city.fill('tur')
    switchWindow()
    await userEvent.keyboard('i')
    await expect.element(city).toHaveValue('turi')
    await expect.element(page.getByRole('option', { name: 'Turin' })).toBeVisible()
  })

  it('keeps an incomplete tag until the input itself loses focus', async () => {
    await renderWithCatalogue(<Fields />)
    await tags.fill('mil')
    switchWindow()
    await userEvent.keyboard('an')
    await expect.element(tags).toHaveValue('milan')
    await userEvent.tab({ shift: true })
    await expect.element(page.getByRole('status')).toHaveTextContent('milan')
  })

  it('validates a form field only when the field itself loses focus', async () => {
    await renderWithCatalogue(<Fields />)
    await name.click()
    switchWindow()
    await userEvent.keyboard('x{Backspace}')
    await expect.element(name).toHaveValue('')
    expect(name.element().getAttribute('aria-invalid')).toBeNull()
    await userEvent.tab({ shift: true })
    await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  })
})

describe('filterInputEvents during IME composition', () => {
  const compose = (text: string) =>
    cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })

  it('does not select a combobox option on Enter', async () => {
    await renderWithCatalogue(<Fields />)
    await city.click()
    await compose('mi')
    await expect.element(page.getByRole('option', { name: 'Milan' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(city).toHaveValue('mi')
    await expect.element(city).toHaveAttribute('aria-expanded', 'true')
  })

  it('does not select a suggestion on Enter', async () => {
    await renderWithCatalogue(<Fields />)
    await host.click()
    await compose('d')
    await expect.element(page.getByRole('option')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(host).toHaveValue('d')
  })

  it('does not add a tag on Enter', async () => {
    await renderWithCatalogue(<Fields />)
    await tags.click()
    await compose('mil')
    await userEvent.keyboard('{Enter}')
    await expect.element(tags).toHaveValue('mil')
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  })

  it('does not close the dialog on Escape', async () => {
    const onClose = vi.fn<() => void>()
    await renderWithCatalogue(
      <Dialog open onClose={onClose} title="Note">
        <TextField label="Text" defaultValue="" />
      </Dialog>,
    )
    const box = page.getByRole('textbox', { name: 'Text' })
    await box.click()
    await compose('mil')
    await userEvent.keyboard('{Escape}')
    await expect.element(box).toHaveValue('mil')
    expect(onClose).not.toHaveBeenCalled()
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('whenIdle', () => {
  it('calls back after a moment in a browser without idle callbacks', () => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', undefined)
    const onIdle = vi.fn<() => void>()
    whenIdle(onIdle)
    expect(onIdle).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(onIdle).toHaveBeenCalledOnce()
  })

  it('calls back after a second in a page that reports no idle time', () => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', (callback: () => void, { timeout }: IdleRequestOptions = {}) =>
      timeout === undefined ? 0 : setTimeout(callback, timeout),
    )
    const onIdle = vi.fn<() => void>()
    whenIdle(onIdle)
    vi.advanceTimersByTime(999)
    expect(onIdle).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onIdle).toHaveBeenCalledOnce()
  })

  it('does not call back once cancelled', () => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', undefined)
    const onIdle = vi.fn<() => void>()
    whenIdle(onIdle)()
    vi.runAllTimers()
    expect(onIdle).not.toHaveBeenCalled()
  })
})
