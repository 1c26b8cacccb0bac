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

/** Shares of the sampled rows in which the cell of a column is empty, or its text is cut. */
export interface ColumnShares {
  header: string
  empty: number
  cut: number
}

/** Runs in the page. Samples the rows of `sections` parts of the list, from its first to its last column. */
export async function columnShares(sections: number): Promise<ColumnShares[]> {
  const grid = document.querySelector('main [role="grid"]')
  const scroller = grid?.parentElement
  if (!grid || !scroller) return []
  const nextFrame = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  // Text that reaches into the padding at the end has an ellipsis, but no larger scroll width.
  const isCutInPadding = (cell: Element) => {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    let end = 0
    while (texts.nextNode()) {
      range.selectNode(texts.currentNode)
      end = Math.max(end, range.getBoundingClientRect().right)
    }
    const padding = Number.parseFloat(getComputedStyle(cell).paddingRight)
    return !cell.querySelector('.sr-only') && end > cell.getBoundingClientRect().right - padding + 0.5
  }
  const isCut = (cell: Element) =>
    // The middle of a name is cut by the table, everything else by CSS.
    [...cell.querySelectorAll('[aria-hidden]')].some(({ textContent }) => textContent.includes('…')) ||
    isCutInPadding(cell) ||
    [cell, ...cell.querySelectorAll('.truncate')].some((part) => part.scrollWidth > part.clientWidth)
  const columns = new Map<string, Map<string, { isEmpty: boolean; isCut: boolean }>>()
  for (const left of [0, scroller.scrollWidth])
    for (let section = 0; section < sections; section += 1) {
      const top = ((scroller.scrollHeight - scroller.clientHeight) * section) / (sections - 1)
      scroller.scrollTo(left, top)
      // oxlint-disable-next-line no-await-in-loop -- the rows of a section render after the scroll
      await nextFrame()
      for (const row of grid.querySelectorAll('tbody [data-row-index]'))
        for (const cell of row.querySelectorAll(':scope > [aria-colindex]')) {
          const column = cell.getAttribute('aria-colindex') ?? ''
          const cells = columns.get(column) ?? new Map<string, { isEmpty: boolean; isCut: boolean }>()
          columns.set(column, cells)
          cells.set(row.getAttribute('data-row-index') ?? '', {
            isEmpty: cell.textContent === '-',
            isCut: isCut(cell),
          })
        }
    }
  // Both ends of a wide list have different columns in the document.
  const headers = new Map<string, string>()
  for (const left of [0, scroller.scrollWidth]) {
    scroller.scrollTo(left, 0)
    // oxlint-disable-next-line no-await-in-loop -- the columns render after the scroll
    await nextFrame()
    for (const header of grid.querySelectorAll('thead th[data-column]'))
      headers.set(header.getAttribute('aria-colindex') ?? '', header.textContent)
  }
  return [...headers].map(([column, header]) => {
    const cells = [...(columns.get(column)?.values() ?? [])]
    const share = (key: 'isEmpty' | 'isCut') =>
      cells.filter((cell) => cell[key]).length / Math.max(1, cells.length)
    return { header, empty: share('isEmpty'), cut: share('isCut') }
  })
}
