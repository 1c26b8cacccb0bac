/** Usage notes for a component. */
export interface Guide {
  use: string
  avoid: string
  /** Keyboard shortcuts beyond Tab. */
  keys?: readonly (readonly [keys: string, does: string])[]
}

/** By component name, the last part of the story title. */
export type Guides = Readonly<Record<string, Guide>>
