import { Fragment } from 'react'
import { findMatches, hasMatch } from '../engine/search.ts'

/** Truncation limit in characters, because laying out a megabyte of text takes seconds. */
const maxLength = 300

interface HighlightedTextProps {
  text: string
  /** The folded search terms, one per line. */
  needle: string
  /** Disables truncation. */
  isFull?: boolean
}

const truncated = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)

/** The text to render as the only child of an element, or null if parts of it are marked. */
export function plainText(text: string, needle: string): string | null {
  const displayed = truncated(text)
  return hiddenCharacters.test(displayed) || hasMatch(displayed, needle) ? null : displayed
}

/**
 * Highlights each search match. The text is never parsed as HTML or as a regular expression. Each part is the only child of
 * an element: React then replaces the content of the element, also if a browser extension has wrapped words of the text.
 */
export function HighlightedText({ text, needle, isFull = false }: HighlightedTextProps) {
  const displayed = isFull ? text : truncated(text)
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
  if (!hiddenCharacters.test(text)) return <span>{text}</span>
  return text
    .split(new RegExp(`(${hiddenCharacters.source})`, 'u'))
    .map((part, index) =>
      index % 2 === 1 ? <HiddenCharacter key={index} character={part} /> : <span key={index}>{part}</span>,
    )
}

/** Control, zero-width and bidirectional characters, which could make one name look like another. */
export const hiddenCharacters =
  // oxlint-disable-next-line no-control-regex -- matches control characters
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u

/**
 * Shows the code point through generated content and keeps the character itself, so that copying stays
 * exact.
 */
export function HiddenCharacter({ character }: { character: string }) {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  return (
    <bdi
      translate="no"
      data-code={code}
      className="mx-px rounded-[3px] bg-warning-subtle px-0.5 font-mono text-[0.85em] text-warning-text before:content-[attr(data-code)]"
    >
      {character}
    </bdi>
  )
}
