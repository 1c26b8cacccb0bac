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
