import { Fragment } from 'react'
import { findMatches } from '../engine/fold.ts'
import { HiddenCharacter, hidden } from './HiddenCharacter.tsx'

/** Truncation limit in characters, because laying out a megabyte of text takes seconds. */
const longest = 300

interface MarkedTextProps {
  text: string
  /** The folded search terms, one per line. */
  needle: string
  /** Disables truncation. */
  whole?: boolean
}

/** Highlights each search match. The text is never parsed as HTML or as a regular expression. */
export function MarkedText({ text, needle, whole = false }: MarkedTextProps) {
  const shown = !whole && text.length > longest ? `${text.slice(0, longest)}…` : text
  const matches = findMatches(shown, needle)
  if (matches.length === 0) return <Visible text={shown} />
  return (
    <>
      {matches.map(([start, end], index) => (
        <Fragment key={start}>
          <Visible text={shown.slice(matches[index - 1]?.[1] ?? 0, start)} />
          <mark>
            <Visible text={shown.slice(start, end)} />
          </mark>
        </Fragment>
      ))}
      <Visible text={shown.slice(matches.at(-1)?.[1])} />
    </>
  )
}

function Visible({ text }: { text: string }) {
  if (!hidden.test(text)) return text
  return text
    .split(new RegExp(`(${hidden.source})`, 'u'))
    .map((part, index) => (index % 2 === 1 ? <HiddenCharacter key={index} character={part} /> : part))
}
