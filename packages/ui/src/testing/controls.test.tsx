import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { findControlProblems } from './controls.ts'

const faults = () => findControlProblems(new Set())

it('reports nothing for large, focusable and outlined controls', async () => {
  await render(
    <>
      <button type="button" className="size-8 border border-line-control">
        ok
      </button>
      <p>
        A sentence may hold <a href="#there">a link</a>.
      </p>
      <div role="tablist">
        <button type="button" role="tab" className="h-8">
          First
        </button>
        <button type="button" role="tab" tabIndex={-1} className="h-8">
          Second
        </button>
      </div>
      <label className="flex h-8 items-center">
        <input type="checkbox" /> Only mine
      </label>
    </>,
  )
  await expect.element(page.getByRole('tablist')).toBeVisible()
  expect(faults()).toEqual([])
})

it.each([
  ['a small target', <button type="button" key="1" aria-label="Close" className="size-4" />, 'is 16×16'],
  [
    'a control that Tab passes over',
    <button type="button" key="2" aria-label="Close" tabIndex={-1} className="size-8" />,
    'is not reached by Tab',
  ],
  [
    'a focus that does not show',
    <button type="button" key="3" aria-label="Close" className="size-8" style={{ outline: 'none' }} />,
    'does not show its focus',
  ],
])('reports %s', async (_, control, fault) => {
  await render(control)
  await expect.element(page.getByRole('button')).toBeInTheDocument()
  expect(faults()).toEqual([`button “Close” ${fault}`])
})
