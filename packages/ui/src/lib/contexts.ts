import { createContext, use } from 'react'
import { ownValue } from './records.ts'

/**
 * False until the first response of a page opened by URL has arrived. Code and requests that its first view does not
 * need wait, because they would share the connection with the response.
 */
export const FirstResponseContext = createContext(true)

/**
 * Whether the page is the kit's own. Only then does it set the language of the document, handle keys while the focus is
 * elsewhere, and print a list instead of the page.
 */
export const OwnPageContext = createContext(false)

/**
 * Portal target for the pager of a list in the shell's footer. `null`: not mounted yet; `undefined`: there
 * is no shell, and the list renders its own footer.
 */
export const FooterContext = createContext<HTMLElement | null | undefined>(undefined)

/** Place of notices in the shell's footer; undefined without a shell. */
export const NoticesContext = createContext<
  | {
      target: HTMLElement | null
      isFolded: boolean
      /** Returns its removal. */
      add: (notice: { id: string; tone: 'info' | 'warning' | 'danger'; length: number }) => () => void
    }
  | undefined
>(undefined)

/**
 * Portal target for status and actions of a page in the shell's top bar. `null`: not mounted yet; `undefined`: there is no
 * room or no shell, and the page renders its own line.
 */
export const TopBarContext = createContext<HTMLElement | null | undefined>(undefined)

/** Folded search terms of a surrounding search, which nested parts highlight. Empty for none. */
export const HighlightContext = createContext('')

/** Column names customized by the installation, by column id. They override the catalogue. */
export const ColumnNames = createContext<Readonly<Partial<Record<string, string>>>>({})

/** The customized name of a column for use outside a header, or the given word. */
export function useColumnName(id: string, word: string): string {
  return ownValue(use(ColumnNames), id) ?? word
}
