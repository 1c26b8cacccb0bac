import type { Decision, DecisionFile, ReportData } from '../data.ts'

export interface Reviewed {
  decision: Decision | null
  note: string
}

type ReviewOf = (key: string) => Reviewed

export function decisionFile({ run, base, head, clusters }: ReportData, reviewOf: ReviewOf): DecisionFile {
  const decisions = clusters.map(({ key, hash }) => ({ key, hash, ...reviewOf(key) }))
  return { run, base, head, decisions }
}

/** Summary for the pull request. */
export function markdown(data: ReportData, reviewOf: ReviewOf): string {
  const lines = [
    '## Visual changes',
    '',
    `${data.changedPictures} of ${data.pictures} pictures differ from ${data.base}. Run \`${data.run}\`, ${data.browser}.`,
    '',
    '| Decision | Change | Pictures | Note |',
    '| --- | --- | --- | --- |',
  ]
  for (const { key, members } of data.clusters) {
    const { decision, note } = reviewOf(key)
    lines.push(`| ${decision ?? 'open'} | ${cell(key)} | ${members.length} | ${cell(note)} |`)
  }
  for (const { key, members } of data.clusters) {
    lines.push('', `<details><summary>${escapeHtml(key)} (${members.length})</summary>`, '')
    for (const { story, mode } of members.slice(0, 100)) lines.push(`- \`${story}\` ${mode}`)
    if (members.length > 100) lines.push(`- and ${members.length - 100} more`)
    lines.push('', '</details>')
  }
  return `${lines.join('\n')}\n`
}

const cell = (text: string) =>
  escapeHtml(text)
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/\s+/g, ' ')

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
