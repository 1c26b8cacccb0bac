import type { ClusterKind } from '../compare/clusters.ts'
import type { Decision, DecisionFile, ReportData } from './data.ts'

/** Words and exports that the page and the command share. */

export interface Reviewed {
  decision: Decision | null
  note: string
}

type ReviewOf = (key: string) => Reviewed

export const kindNames: Readonly<Record<ClusterKind, string>> = {
  token: 'Token',
  color: 'Color',
  layout: 'Size and layout',
  content: 'Content',
  new: 'New stories',
  deleted: 'Deleted stories',
}

export const explanations: Readonly<Record<ClusterKind, string>> = {
  token: 'A color token has another value.',
  color: 'The same shapes in another color.',
  layout: 'This component changed its size or arrangement. Includes everything that moved because of it.',
  content: 'Something inside this component looks different.',
  new: 'Stories that the base does not have.',
  deleted: 'Stories that only the base has.',
}

export function countOf(number: number, noun: string): string {
  const plural = noun === 'story' ? 'stories' : `${noun}s`
  return `${number.toLocaleString('en')} ${number === 1 ? noun : plural}`
}

export function decisionFile({ run, base, head, clusters }: ReportData, reviewOf: ReviewOf): DecisionFile {
  const decisions = clusters.map(({ key, hash }) => ({ key, hash, ...reviewOf(key) }))
  return { run, base, head, decisions }
}

const open: ReviewOf = () => ({ decision: null, note: '' })

/** For the pull request. */
export function markdown(data: ReportData, reviewOf: ReviewOf = open): string {
  const lines = [
    '## Visual changes',
    '',
    `${data.changedPictures} of ${data.pictures} pictures differ from ${data.base}. Run \`${data.run}\`, ${data.browser}.`,
    '',
    ...data.failed.map(
      ({ id, side, errors }) => `- Failed in the ${side}: \`${id}\` ${cell(errors.join('; '))}`,
    ),
    '',
    '| Decision | Change | Pictures | Note |',
    '| --- | --- | --- | --- |',
  ]
  for (const { key, kind, title, members } of data.clusters) {
    const { decision, note } = reviewOf(key)
    const change = `${kindNames[kind]}: ${cell(title)}`
    lines.push(`| ${decision ?? 'open'} | ${change} | ${members.length} | ${cell(note)} |`)
  }
  for (const { kind, title, members } of data.clusters) {
    const name = `${kindNames[kind]}: ${escapeHtml(title)}`
    lines.push('', `<details><summary>${name} (${members.length})</summary>`, '')
    for (const { story, mode } of members.slice(0, 100)) lines.push(`- \`${story}\` ${mode}`)
    if (members.length > 100) lines.push(`- and ${members.length - 100} more`)
    lines.push('', '</details>')
  }
  return `${lines.join('\n')}\n`
}

/** The data of the page without pictures. */
export const jsonSummary = ({ clusters, ...data }: ReportData) => ({
  ...data,
  clusters: clusters.map((cluster) => ({ ...cluster, examples: [] })),
})

const cell = (text: string) =>
  escapeHtml(text)
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/\s+/g, ' ')

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
