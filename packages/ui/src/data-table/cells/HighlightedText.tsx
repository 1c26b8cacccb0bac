import { Fragment } from 'react'
import { findMatches } from '../engine/fold.ts'
import { HiddenCharacter, hiddenCharacters } from './HiddenCharacter.tsx'

/** Truncation limit in characters, because laying out a megabyte of text takes seconds. */
const maxLength = 300

interface HighlightedTextProps {
  text: string
  /** The folded search terms, one per line. */
  needle: string
  /** Disables truncation. */
  isFull?: boolean
}

/** Highlights each search match. The text is never parsed as HTML or as a regular expression. */
export function HighlightedText({ text, needle, isFull = false }: HighlightedTextProps) {
  const displayed = !isFull && text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
  const matches = findMatches(displayed, needle)
  if (matches.length === 0) return <VisibleText text={displayed} />
  return (
    <>
      {matches.map(([start, end], index) => (
        <Fragment key={start}>
          <VisibleText text={displayed.slice(matches[index - 1]?.[1] ?? 0, start)} />
          <mark>
            <VisibleText text={displayed.slice(start, end)} />
          </mark>
        </Fragment>
      ))}
      <VisibleText text={displayed.slice(matches.at(-1)?.[1])} />
    </>
  )
}

function VisibleText({ text }: { text: string }) {
  if (!hiddenCharacters.test(text)) return text
  return text
    .split(new RegExp(`(${hiddenCharacters.source})`, 'u'))
    .map((part, index) => (index % 2 === 1 ? <HiddenCharacter key={index} character={part} /> : part))
}
