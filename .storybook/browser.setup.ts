import './preview.css'
import { afterAll, afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page } from 'vitest/browser'

// Test files share a page: what one has made of it, the next does not see.
const { documentElement: html } = document
const attributes = html.getAttributeNames().map((name) => [name, html.getAttribute(name) ?? ''] as const)
const size = [window.innerWidth, window.innerHeight] as const

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await cleanup()
  for (const name of html.getAttributeNames()) html.removeAttribute(name)
  for (const [name, value] of attributes) html.setAttribute(name, value)
  beginAnew()
})
afterAll(async () => {
  if (window.innerWidth !== size[0] || window.innerHeight !== size[1]) await page.viewport(...size)
})

/** Else Tab goes on from what was pressed last. */
function beginAnew() {
  const first = document.createElement('span')
  first.tabIndex = -1
  document.body.prepend(first)
  first.focus()
  first.remove()
}
