import { vi } from 'vitest'

// jsdom has no layout, so these do nothing in it.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener() {},
  removeEventListener() {},
}))
Element.prototype.scrollIntoView = () => {}
// A virtual list without a height would render no row.
Object.defineProperties(HTMLElement.prototype, {
  offsetHeight: { get: () => 600 },
  offsetWidth: { get: () => 1200 },
  clientHeight: { get: () => 600 },
  clientWidth: { get: () => 1200 },
})
