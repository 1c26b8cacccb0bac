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
  const first = grid?.querySelector('[data-row-index="0"]')
  if (!main || !grid || !scroller || !first) return null
  const frame = scroller.getBoundingClientRect()
  const page = main.getBoundingClientRect()
  const bottom = Math.min(frame.bottom, page.bottom, window.innerHeight)
  const right = Math.min(frame.right, window.innerWidth)
  const isInView = (row: Element) => row.getBoundingClientRect().bottom <= bottom + 0.5
  const cells = [...grid.querySelectorAll('tbody [data-row-index] > [aria-colindex]')]
  const headers = [...grid.querySelectorAll('thead th[data-column]')]
  return {
    isScreen: main.querySelector('[data-slot="list-screen"]') !== null,
    top: Math.round(first.getBoundingClientRect().top),
    rows: [...grid.querySelectorAll('tbody [data-row-index]')].filter(isInView).length,
    shown: grid.querySelectorAll('tbody [data-row-index]').length,
    columns: headers.filter((header) => header.getBoundingClientRect().right <= right + 0.5).length,
    allColumns: headers.length,
    empty: cells.filter(({ textContent }) => textContent === '-').length / Math.max(1, cells.length),
    content: Math.round(grid.getBoundingClientRect().width),
    room: scroller.clientWidth,
  }
}

/**
 * Runs in the page. Returns the headers of columns with a larger share of empty cells than `maxShare` in the rows
 * of `sections` parts of the list.
 */
export async function emptyColumns([maxShare, sections]: readonly [number, number]): Promise<string[]> {
  const grid = document.querySelector('main [role="grid"]')
  const scroller = grid?.parentElement
  if (!grid || !scroller) return []
  const cells = new Map<string, boolean>()
  for (let section = 0; section < sections; section += 1) {
    scroller.scrollTo(0, ((scroller.scrollHeight - scroller.clientHeight) * section) / (sections - 1))
    // oxlint-disable-next-line no-await-in-loop -- the rows of a section render after the scroll
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (const row of grid.querySelectorAll('tbody [data-row-index]'))
      for (const cell of row.querySelectorAll(':scope > [aria-colindex]'))
        cells.set(
          `${row.getAttribute('data-row-index')}:${cell.getAttribute('aria-colindex')}`,
          cell.textContent === '-',
        )
  }
  return [...grid.querySelectorAll('thead th[data-column]')].flatMap((header) => {
    const index = header.getAttribute('aria-colindex') ?? ''
    const values = [...cells].flatMap(([key, isEmpty]) => (key.endsWith(`:${index}`) ? [isEmpty] : []))
    const share = values.filter(Boolean).length / Math.max(1, values.length)
    return share > maxShare ? [`${header.textContent} ${Math.round(share * 100)} %`] : []
  })
}
