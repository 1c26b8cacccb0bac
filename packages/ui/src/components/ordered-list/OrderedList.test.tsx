import { useState } from 'react'
import { describe, expect, it, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { moveItem, OrderedList } from './OrderedList.tsx'

function List({ onChange }: { onChange: (value: readonly string[]) => void }) {
  const [value, setValue] = useState<readonly string[]>(['one', 'two', 'three', 'four'])
  const change = (next: readonly string[]) => {
    setValue(next)
    onChange(next)
  }
  return <OrderedList label="Metrics" value={value} onChange={change} />
}

const changes = () => vi.fn<(value: readonly string[]) => void>()
const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })
const order = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('bdi')?.textContent)

describe('OrderedList', () => {
  it('moves an entry with the arrow keys, Home and End, keeps focus and announces the position', async () => {
    await renderWithCatalogue(<List onChange={() => {}} />)
    await userEvent.tab()
    await expect.element(handle('one')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(order()).toEqual(['two', 'one', 'three', 'four'])
    await expect.element(handle('one')).toHaveFocus()
    await expect.element(page.getByText('one: 2 of 4')).toBeInTheDocument()
    await userEvent.keyboard('{End}')
    expect(order()).toEqual(['two', 'three', 'four', 'one'])
    await userEvent.keyboard('{ArrowUp}{Home}')
    expect(order()).toEqual(['one', 'two', 'three', 'four'])
    await expect.element(handle('one')).toHaveFocus()
  })

  it('does not move the first entry up or the last entry down', async () => {
    const onChange = changes()
    await renderWithCatalogue(<List onChange={onChange} />)
    handle('one').element().focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect
      .element(page.getByRole('button', { name: 'Move one up' }))
      .toHaveAttribute('aria-disabled', 'true')
    handle('four').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect
      .element(page.getByRole('button', { name: 'Move four down' }))
      .toHaveAttribute('aria-disabled', 'true')
    expect(onChange).not.toHaveBeenCalled()
    expect(order()).toEqual(['one', 'two', 'three', 'four'])
  })

  it('moves an entry with its buttons', async () => {
    const onChange = changes()
    await renderWithCatalogue(<List onChange={onChange} />)
    await page.getByRole('button', { name: 'Move three up' }).click()
    expect(onChange).toHaveBeenLastCalledWith(['one', 'three', 'two', 'four'])
    await page.getByRole('button', { name: 'Move one down' }).click()
    expect(onChange).toHaveBeenLastCalledWith(['three', 'one', 'two', 'four'])
  })

  it('moves an entry by dragging its handle', async () => {
    const onChange = changes()
    await renderWithCatalogue(<List onChange={onChange} />)
    await userEvent.dragAndDrop(handle('four'), handle('two'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['one', 'four', 'two', 'three'])
  })
})

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [2, 3, 'abdc'],
])('moves from %i to %i: %s', (from, to, order) => {
  expect(moveItem(['a', 'b', 'c', 'd'], from, to).join('')).toBe(order)
})
