import '../../.storybook/preview.css'
import { afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page } from 'vitest/browser'

const { documentElement: html } = document
const attributes = html.getAttributeNames().map((name) => [name, html.getAttribute(name) ?? ''] as const)
const size = [window.innerWidth, window.innerHeight] as const

// Resets the page between the tests of one file.
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await cleanup()
  for (const name of html.getAttributeNames()) html.removeAttribute(name)
  for (const [name, value] of attributes) html.setAttribute(name, value)
  if (window.innerWidth !== size[0] || window.innerHeight !== size[1]) await page.viewport(...size)
  resetTabPosition()
})

/** Without this, Tab would continue from the control that the previous test clicked. */
function resetTabPosition() {
  const first = document.createElement('span')
  first.tabIndex = -1
  document.body.prepend(first)
  first.focus()
  first.remove()
}
