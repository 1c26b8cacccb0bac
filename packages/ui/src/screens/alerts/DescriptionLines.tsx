import { HighlightedText } from '../../data-table/cells/HighlightedText.tsx'
import { maxDescriptionLength } from '../../domain/alerts.ts'

/** The description of an alert with its line breaks. */
export function DescriptionLines({ description }: { description: string }) {
  return description.split(/\r?\n/).map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines may repeat, and never change
    <span key={index} className="block min-h-5">
      <HighlightedText text={line.slice(0, maxDescriptionLength)} needle="" isFull />
    </span>
  ))
}
