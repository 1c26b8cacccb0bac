import type { ClusterKind } from '../../compare/clusters.ts'
import type { ReportCluster } from '../data.ts'
import { count, element } from './dom.ts'

export const kindNames: Readonly<Record<ClusterKind, string>> = {
  color: 'Color',
  layout: 'Size and layout',
  shift: 'Position',
  content: 'Content',
  new: 'New stories',
  deleted: 'Deleted stories',
  renamed: 'Renamed stories',
}

const explanations: Readonly<Record<ClusterKind, string>> = {
  color: 'The same shapes in another color.',
  layout: 'This component changed its size or arrangement. Includes everything that moved because of it.',
  shift: 'The same content in another position.',
  content: 'Something inside this component looks different.',
  new: 'Stories that the base does not have.',
  deleted: 'Stories that only the base has.',
  renamed: 'Stories with another id and unchanged pictures.',
}

export function describe({ kind, title, members }: ReportCluster): Node[] {
  const heading = element('h2', {}, `${kindNames[kind]}: ${title}`)
  if (kind === 'color')
    for (const color of title.split(' → ')) {
      const swatch = element('span', { class: 'swatch', 'aria-hidden': 'true' })
      swatch.style.background = color
      heading.append(' ', swatch)
    }
  const stories = new Set(members.map(({ story }) => story)).size
  const size = `${count(members.length, 'picture')} of ${stories === 1 ? '1 story' : `${stories.toLocaleString('en')} stories`}.`
  return [heading, element('p', { class: 'meta' }, `${explanations[kind]} ${size}`)]
}
