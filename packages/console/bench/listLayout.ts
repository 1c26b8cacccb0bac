/** Layout of the list of a page, in pixels. `empty` is the share of empty cells among the rendered ones. */
export interface Layout {
  /** True if the list fills the page, false if it is a part of the page. */
  isScreen: boolean
  top: number
  /** Rows fully in view; `shown` counts all rows of the current page. */
  rows: number
  shown: number
  /** Columns fully in view; `allColumns` counts all visible columns. */
  columns: number
  allColumns: number
  empty: number
  content: number
  room: number
}

/** Runs in the page. Null if the page has no list with rows. */
export function measureLayout(): Layout | null {
  const main = document.querySelector('main')
  const grid = main?.querySelector('[role="grid"]')
  const scroller = grid?.parentElement
  const first = grid?.querySelector('[data-place-row="0"]')
  if (!main || !grid || !scroller || !first) return null
  const frame = scroller.getBoundingClientRect()
  const page = main.getBoundingClientRect()
  const bottom = Math.min(frame.bottom, page.bottom, window.innerHeight)
  const right = Math.min(frame.right, window.innerWidth)
  const isInView = (row: Element) => row.getBoundingClientRect().bottom <= bottom + 0.5
  const cells = [...grid.querySelectorAll('tbody [data-place-row] > [aria-colindex]')]
  const headers = [...grid.querySelectorAll('thead th[data-column]')]
  return {
    isScreen: main.querySelector('[data-slot="list-screen"]') !== null,
    top: Math.round(first.getBoundingClientRect().top),
    rows: [...grid.querySelectorAll('tbody [data-place-row]')].filter(isInView).length,
    shown: grid.querySelectorAll('tbody [data-place-row]').length,
    columns: headers.filter((header) => header.getBoundingClientRect().right <= right + 0.5).length,
    allColumns: headers.length,
    empty: cells.filter(({ textContent }) => textContent === '-').length / Math.max(1, cells.length),
    content: Math.round(grid.getBoundingClientRect().width),
    room: scroller.clientWidth,
  }
}

/** Runs in the page. Returns the headers of columns with a larger share of empty cells than `maxShare`. */
export function emptyColumns(maxShare: number): string[] {
  const grid = document.querySelector('main [role="grid"]')
  const headers = [...(grid?.querySelectorAll('thead th[data-column]') ?? [])]
  return headers.flatMap((header) => {
    const index = header.getAttribute('aria-colindex') ?? ''
    const cells = [...(grid?.querySelectorAll(`tbody [data-place-row] > [aria-colindex="${index}"]`) ?? [])]
    const empty = cells.filter(({ textContent }) => textContent === '-').length
    const share = empty / Math.max(1, cells.length)
    return share > maxShare ? [`${header.textContent} ${Math.round(share * 100)} %`] : []
  })
}
