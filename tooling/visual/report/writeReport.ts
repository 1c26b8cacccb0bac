import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundle } from '../render/serve.ts'
import type { RunResult } from '../run.ts'
import { examplesOf } from './crops.ts'
import type { ReportCluster, ReportData } from './data.ts'
import { jsonSummary, markdown } from './summary.ts'

/** Base64 limit of all examples. The first example of a cluster is always kept. */
const maxPictureBytes = 16 * 1024 * 1024

export async function reportData(result: RunResult, browserVersion: string): Promise<ReportData> {
  const { base, head } = result
  const { baseName, baseCommit, headTree } = result.sides
  const clusters: ReportCluster[] = []
  let bytes = 0
  for (const cluster of result.clusters) {
    const all = await examplesOf(cluster, base, head)
    const examples = bytes > maxPictureBytes / 2 ? all.slice(0, bytes > maxPictureBytes ? 0 : 1) : all
    for (const { before, after } of examples) bytes += (before?.length ?? 0) + (after?.length ?? 0)
    const members = cluster.members.map(({ story, mode }) => ({ story, mode }))
    clusters.push({ ...cluster, members, examples })
  }
  const now = new Date()
  return {
    run: `${now.toISOString().slice(0, 16).replaceAll(/[:T]/g, '-')}-${randomBytes(3).toString('hex')}`,
    createdAt: now.toISOString(),
    base: `${baseCommit.slice(0, 9)} (${baseName})`,
    head: headTree.slice(0, 9),
    browser: `Chromium ${browserVersion}`,
    stories: result.stories,
    pictures: result.pictures,
    changedPictures: result.changedPictures,
    refuted: result.refuted,
    failed: result.failed,
    clusters,
  }
}

/**
 * Writes the page and its summaries for a pull request. The report of an earlier run, which may not be
 * reviewed yet, moves to the folder `previous`.
 */
export async function writeReport(folder: string, data: ReportData): Promise<string> {
  const temporary = `${folder}-${process.pid}.tmp`
  await mkdir(temporary, { recursive: true })
  await writeFile(join(temporary, 'index.html'), await page(data))
  await writeFile(join(temporary, 'summary.md'), markdown(data))
  await writeFile(join(temporary, 'summary.json'), `${JSON.stringify(jsonSummary(data), null, 2)}\n`)
  if (existsSync(join(folder, 'index.html'))) {
    await rm(join(folder, 'previous'), { recursive: true, force: true })
    await rename(folder, join(temporary, 'previous'))
  }
  await rm(folder, { recursive: true, force: true })
  await rename(temporary, folder)
  return join(folder, 'index.html')
}

/** One file without external requests. */
async function page(data: ReportData): Promise<string> {
  const script = await bundle(new URL('page.ts', import.meta.url))
  const style = await readFile(new URL('page.css', import.meta.url), 'utf8')
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>Visual changes</title>
<style>${style}</style>
</head>
<body>
<script type="application/json" id="data">${json}</script>
<script>${script.replaceAll('</script', String.raw`<\/script`)}</script>
</body>
</html>
`
}
