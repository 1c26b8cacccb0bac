interface Position {
  top: number
  left: number
}

export interface SavedPage {
  positions?: readonly Position[]
  /** Address of the last followed link. */
  link?: string | null
  /** Grid position `row:column` of the cell that had the focus. */
  cell?: string | null | undefined
}

/** The page and the tables that scroll inside it. */
export function scrollersIn(root: Element): readonly Element[] {
  return [root, ...root.querySelectorAll('[data-slot="data-table"] > div')]
}
