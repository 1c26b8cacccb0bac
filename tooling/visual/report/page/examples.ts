import type { Example } from '../data.ts'
import { element } from './dom.ts'

export type View = 'side' | 'onion' | 'swipe'

export const viewNames: Readonly<Record<View, string>> = {
  side: 'Side by side',
  onion: 'Onion skin',
  swipe: 'Swipe',
}

/** One cropped example in the chosen view. */
export function exampleElement(example: Example, view: View, hasOutlines: boolean): HTMLElement {
  const caption = element('figcaption', {}, `${example.story} · ${example.mode}`)
  const figure = element('figure', {}, caption)
  const { before, after } = example
  if (before === null || after === null) {
    figure.append(pane(after === null ? 'Before' : 'After', example, after ?? before ?? '', false))
  } else if (view === 'side') {
    const panes = element('div', { class: 'panes' })
    panes.append(pane('Before', example, before, false), pane('After', example, after, hasOutlines))
    figure.append(panes)
  } else {
    figure.append(overlay(example, before, after, view, hasOutlines))
  }
  return figure
}

function pane(label: string, example: Example, source: string, hasOutlines: boolean): HTMLElement {
  const frame = element(
    'div',
    { class: 'frame' },
    image(source, `${label}: ${example.story}, ${example.mode}`),
  )
  if (hasOutlines) frame.append(...outlines(example))
  return element('div', { class: 'pane' }, element('span', { class: 'label' }, label), frame)
}

/** The new picture over the old one; a slider sets its opacity or the position of the divider. */
function overlay(example: Example, before: string, after: string, view: View, hasOutlines: boolean) {
  const top = image(after, `After: ${example.story}, ${example.mode}`)
  top.classList.add('top')
  const frame = element('div', { class: 'frame' }, image(before, ''), top)
  if (hasOutlines) frame.append(...outlines(example))
  const slider = element('input', {
    type: 'range',
    min: '0',
    max: '100',
    value: '50',
    'aria-label': view === 'onion' ? 'Opacity of the new picture' : 'Divider',
  })
  const apply = () => {
    if (view === 'onion') top.style.opacity = `${slider.value}%`
    else top.style.clipPath = `inset(0 0 0 ${slider.value}%)`
  }
  slider.addEventListener('input', apply)
  apply()
  const label = element('label', { class: 'slider' }, 'Before', slider, 'After')
  return element('div', { class: 'overlay' }, label, frame)
}

const image = (source: string, alt: string) => element('img', { src: source, alt })

function outlines({ changed, width, height }: Example): HTMLElement[] {
  return changed.map((rect) => {
    const outline = element('div', { class: 'outline', 'aria-hidden': 'true' })
    outline.style.left = `${(100 * rect.x) / width}%`
    outline.style.top = `${(100 * rect.y) / height}%`
    outline.style.width = `${(100 * rect.width) / width}%`
    outline.style.height = `${(100 * rect.height) / height}%`
    return outline
  })
}
