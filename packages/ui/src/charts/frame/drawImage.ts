import { dayOf } from '../../lib/dates.ts'
import type { LegendEntry } from '../chart.ts'
import { fitText, textWidth } from './Drawing.tsx'

export interface ImageParts {
  title: string
  legend: readonly LegendEntry[]
}

const padding = 16
const headHeight = 32
const legendLine = 20
const strokes = {
  box: [[0, 10]],
  line: [[0, 12]],
  dashed: [
    [0, 3],
    [5, 8],
    [10, 12],
  ],
} as const

/**
 * Renders a chart to a canvas on white in light theme colors, for documents and emails. Rasterizing the SVG
 * instead would lose the font and need a looser content security policy.
 */
export function drawImage(svg: SVGSVGElement, { title, legend }: ImageParts): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return canvas
  const previousScheme = svg.style.colorScheme
  svg.style.colorScheme = 'light'
  const { fontFamily } = getComputedStyle(svg)
  const ink = resolve(svg, 'var(--text)')
  const size = svg.getBoundingClientRect()
  const width = Math.max(size.width, 320)
  const rows = legendRows(legend, width)
  const top = padding + headHeight + rows.length * legendLine
  canvas.width = (width + 2 * padding) * 2
  canvas.height = (top + size.height + padding) * 2
  context.scale(2, 2)
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)

  context.fillStyle = ink
  context.font = `600 16px ${fontFamily}`
  context.fillText(fitText(title, (width * 12) / 17), padding, padding + 16)
  context.font = `12px ${fontFamily}`
  rows.forEach((row, line) =>
    row.forEach(({ text, color, shape, x }) => {
      const y = padding + headHeight + line * legendLine
      context.fillStyle = resolve(svg, color)
      for (const [from, to] of strokes[shape])
        context.fillRect(padding + x + from, shape === 'box' ? y : y + 4, to - from, shape === 'box' ? 10 : 2)
      context.fillStyle = ink
      context.fillText(text, padding + x + 16, y + 9)
    }),
  )
  context.translate(padding, top)
  for (const shape of svg.querySelectorAll<SVGGraphicsElement>('rect, path, line, circle, text'))
    if (!shape.closest('[data-cursor]')) drawShape(context, shape)
  svg.style.colorScheme = previousScheme
  return canvas
}

function drawShape(context: CanvasRenderingContext2D, shape: SVGGraphicsElement) {
  const style = getComputedStyle(shape)
  const transform = shape.getCTM()
  context.save()
  if (transform)
    context.transform(transform.a, transform.b, transform.c, transform.d, transform.e, transform.f)
  context.globalAlpha = Number(style.opacity)
  if (shape instanceof SVGTextElement) {
    context.fillStyle = style.fill
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    context.textAlign =
      style.textAnchor === 'middle' ? 'center' : style.textAnchor === 'end' ? 'right' : 'left'
    context.fillText(shape.textContent, Number(shape.getAttribute('x')), Number(shape.getAttribute('y')))
  } else {
    const path = pathOf(shape)
    if (style.fill !== 'none') {
      context.fillStyle = style.fill
      context.fill(path)
    }
    if (style.stroke !== 'none') {
      context.strokeStyle = style.stroke
      context.lineWidth = Number.parseFloat(style.strokeWidth)
      context.lineJoin = 'round'
      context.setLineDash(
        style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(',').map(Number.parseFloat),
      )
      context.stroke(path)
    }
  }
  context.restore()
}

function pathOf(shape: SVGGraphicsElement): Path2D {
  const number = (name: string) => Number(shape.getAttribute(name) ?? 0)
  const path = new Path2D(shape.getAttribute('d') ?? '')
  if (shape instanceof SVGRectElement)
    path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'))
  if (shape instanceof SVGCircleElement) path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI)
  if (shape instanceof SVGLineElement) {
    path.moveTo(number('x1'), number('y1'))
    path.lineTo(number('x2'), number('y2'))
  }
  return path
}

/** Resolves a CSS color token within the drawing. */
function resolve(svg: SVGSVGElement, color: string): string {
  const probe = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  probe.setAttribute('fill', color)
  svg.append(probe)
  const { fill } = getComputedStyle(probe)
  probe.remove()
  return fill
}

function legendRows(legend: readonly LegendEntry[], width: number) {
  const rows: { text: string; color: string; shape: keyof typeof strokes; x: number }[][] = []
  let x = width
  for (const { name, value, color, shape = 'box' } of legend) {
    const text = fitText(value === undefined ? name : `${name}: ${value}`, width - 16)
    const entryWidth = textWidth(text) + 32
    if (x + entryWidth > width) {
      rows.push([])
      x = 0
    }
    rows.at(-1)?.push({ text, color, shape, x })
    x += entryWidth
  }
  return rows
}

/** File name like "license-history-20260316.png", with only letters, digits and hyphens from the title. */
export function imageName(title: string, now: number): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return `${words.slice(0, 80) || 'chart'}-${dayOf(now).replaceAll('-', '')}.png`
}

export function saveImage(canvas: HTMLCanvasElement, name: string): void {
  canvas.toBlob((blob) => {
    if (!blob) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(blob)
    link.download = name
    link.click()
    // Delayed, because the browser reads the URL after the click.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  })
}
