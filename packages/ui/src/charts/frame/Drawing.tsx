import { scaleLinear } from '@visx/scale'
import type { ReactNode } from 'react'
import { hiddenCharacters } from '../../data-table/cells/HighlightedText.tsx'
import type { Box, ValueLimit } from '../chart.ts'

export interface DrawingProps {
  width: number
  height: number
  children: ReactNode
}

/** SVG of a chart. Hidden from screen readers, which use the cursor's value text and the data table. */
export function Drawing({ width, height, children }: DrawingProps) {
  return (
    <svg
      data-slot="chart-drawing"
      aria-hidden
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      // It is drawn for the width of the screen, and paper may be narrower.
      className="block overflow-visible text-12 tabular-nums select-none print:h-auto print:max-w-full"
    >
      {children}
    </svg>
  )
}

export interface ValueGridProps {
  ticks: readonly number[]
  position: (value: number) => number
  text: (value: number) => string
  box: Box
  /** `left` for a vertical value axis, `top` for a horizontal one. */
  side?: 'left' | 'top'
}

/** Width of the axis labels, capped for extremely long numbers. */
export function axisWidth(texts: readonly string[], width: number): number {
  return Math.min(width * 0.4, Math.ceil(Math.max(...texts.map(textWidth)) + 12))
}

/** Grid lines at round values, with a stronger line at zero. */
export function ValueGrid({ ticks, position, text, box, side = 'left' }: ValueGridProps) {
  return (
    <g>
      {ticks.map((tick) => {
        const coordinate = Math.round(position(tick)) + 0.5
        const line =
          side === 'left'
            ? { x1: box.left, x2: box.right, y1: coordinate, y2: coordinate }
            : { x1: coordinate, x2: coordinate, y1: box.top, y2: box.bottom }
        return (
          <g key={tick}>
            <line {...line} className={tick === 0 ? 'stroke-line-control' : 'stroke-line'} />
            {side === 'left' ? (
              <text x={box.left - 8} y={coordinate + 4} textAnchor="end" className="fill-text-muted">
                {text(tick)}
              </text>
            ) : (
              <text x={coordinate} y={box.top - 6} textAnchor="middle" className="fill-text-muted">
                {text(tick)}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

interface LimitLineProps {
  limit: ValueLimit
  y: number
  box: Box
  /** Names the line in a key above the drawing, where nothing can cover it. */
  isKeyed?: boolean
}

/** A dashed line with its label, which stands below its line at the top of the drawing, else above it. */
export function LimitLine({ limit, y, box, isKeyed = false }: LimitLineProps) {
  const labelY = isKeyed ? 10 : y - box.top < 16 ? y + 14 : y - 5
  const keyEnd = box.right - textWidth(limit.label) - 6
  return (
    <g>
      <line
        x1={box.left}
        x2={box.right}
        y1={y}
        y2={y}
        strokeWidth="1.5"
        strokeDasharray="5 4"
        className="stroke-text-muted"
      />
      {isKeyed ? (
        <path
          d={`M${keyEnd - 23} 6H${keyEnd}`}
          strokeWidth="1.5"
          strokeDasharray="5 4"
          className="stroke-text-muted"
        />
      ) : null}
      <text x={box.right} y={labelY} textAnchor="end" className="fill-text-muted">
        {limit.label}
      </text>
    </g>
  )
}

/**
 * Scale with zero and round ticks, integers only if all values are integers. Its end is at most 15% above the
 * highest value, so that the values fill the drawing.
 */
export function valueScale(values: readonly number[], range: readonly [from: number, to: number]) {
  const low = values.reduce((a, b) => Math.min(a, b), 0)
  const high = values.reduce((a, b) => Math.max(a, b), 0)
  const count = Math.max(2, Math.floor(Math.abs(range[1] - range[0]) / 48))
  const extent: [number, number] = [low, high === low ? low + 1 : high]
  const [first = 0, second = 1] = scaleLinear<number>({ domain: extent }).ticks(count)
  const scale = scaleLinear<number>({
    domain: [roundEnd(extent[0], second - first), roundEnd(extent[1], second - first)],
    range: [...range],
  })
  const allIntegers = values.every(Number.isInteger)
  return {
    position: (value: number) => scale(value),
    ticks: scale.ticks(count).filter((tick) => !allIntegers || Number.isInteger(tick)),
  }
}

/** The next tick beyond an end of the values, or a quarter of a step if the tick is too far away. */
function roundEnd(value: number, step: number): number {
  const beyond = (part: number) => Math.sign(value) * Math.ceil(Math.abs(value) / part) * part
  return Math.abs(beyond(step)) <= Math.abs(value) * 1.15 ? beyond(step) : beyond(step / 4)
}

const narrow = /[iljtfrI1.,:;|!'()[\] -]/u
const wide = /[mwMW@%—…]/u
const wideScript =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u
const capital = /[\p{Lu}\d]/u
const hiddenCharactersGlobal = new RegExp(hiddenCharacters.source, 'gu')

/**
 * Conservative estimate of the width at 12 px. It is the same on every machine, while measuring depends on
 * font loading.
 */
export function textWidth(text: string): number {
  let width = 0
  for (const letter of text) {
    if (wideScript.test(letter)) width += 13
    else if (wide.test(letter)) width += 11
    else if (narrow.test(letter)) width += 4.5
    else width += capital.test(letter) ? 8.2 : 7
  }
  return width
}

/** Truncates a single line and replaces invisible and bidirectional characters with dots. */
export function fitText(text: string, width: number): string {
  const plain = text.slice(0, 300).replaceAll(hiddenCharactersGlobal, '·')
  if (textWidth(plain) <= width) return plain
  let fitted = ''
  let usedWidth = textWidth('…')
  for (const letter of plain) {
    usedWidth += textWidth(letter)
    if (usedWidth > width) break
    fitted += letter
  }
  return `${fitted.trimEnd()}…`
}
