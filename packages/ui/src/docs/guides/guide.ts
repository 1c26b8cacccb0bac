/** What the props do not tell of a component. */
export interface Guide {
  use: string
  avoid: string
  /** Keys and what they do, beyond Tab. */
  keys?: readonly (readonly [keys: string, does: string])[]
}

/** By the last word of the story's title. */
export type Guides = Readonly<Record<string, Guide>>
