import type { Finding } from './findings.ts'
import { reviewInBrowser } from './reviewInBrowser.ts'

const style = `
:root { color-scheme: light dark; --line: light-dark(#d9d9e0, #43484e); --soft: light-dark(#f0f0f3, #212225);
  --muted: light-dark(#60646c, #b0b4ba); --accent: light-dark(#0d74ce, #70b8ff); --good: light-dark(#218358, #3dd68c);
  --bad: light-dark(#ce2c31, #ff9592); font: 14px/1.45 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; display: grid; grid: auto 1fr / 300px 1fr; height: 100vh; background: light-dark(#fff, #111113);
  color: light-dark(#1c2024, #edeef0); }
header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 8px 16px;
  border-bottom: 1px solid var(--line); }
h1 { font-size: 16px; margin: 0; } h2 { font-size: 16px; margin: 0; overflow-wrap: anywhere; }
kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; font: 12px ui-monospace, monospace; background: var(--soft); }
.hints { display: flex; flex-wrap: wrap; gap: 4px 12px; color: var(--muted); font-size: 12px; margin-left: auto; }
nav { overflow: auto; border-right: 1px solid var(--line); } nav ol { list-style: none; margin: 0; padding: 4px; }
nav button { width: 100%; border: 0; background: none; text-align: left; overflow-wrap: anywhere; }
nav button[aria-current=true] { background: var(--soft); box-shadow: inset 3px 0 var(--accent); }
nav small, .facts { color: var(--muted); display: block; }
button { font: inherit; color: inherit; min-height: 32px; padding: 4px 12px; border-radius: 6px; border: 1px solid var(--line);
  background: var(--soft); cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
main { overflow: auto; padding: 16px; display: flex; flex-direction: column; gap: 12px; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; }
.panes { display: grid; gap: 12px; grid-template-columns: repeat(3, 1fr); }
.panes.one { grid-template-columns: 1fr; } figure { margin: 0; min-width: 0; overflow: auto; } figcaption { color: var(--muted); padding-bottom: 4px; }
.panes img, .panes canvas { width: 100%; display: block; border: 1px solid var(--line); }
.panes.full img, .panes.full canvas { width: auto; }
[hidden] { display: none !important; } .accepted { color: var(--good); } .rejected { color: var(--bad); }
#said { margin: 0; font-weight: 600; } details ul { margin: 4px 0; }
`

/** One page with everything in it: pictures, styles and script. `save`: where decisions go; without, into a file. */
export function reviewPage(findings: readonly Finding[], save: string | null = null): string {
  // Names are those of stories, and nothing of a picture closes a script: the sign is masked for certainty.
  const data = JSON.stringify({ findings, save }).replaceAll('<', String.raw`\u003c`)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Pictures to review</title><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'">
<style>${style}</style></head>
<body>
<script type="application/json" id="data">${data}</script>
<script>(${reviewInBrowser.toString()})()</script>
</body>
</html>
`
}
