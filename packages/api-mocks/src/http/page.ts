const baseStyle = `
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
  body { margin: 15vh auto; max-width: 24rem; padding: 0 16px; }
  ul { padding: 0; list-style: none; } li { margin: 12px 0; } a { font-weight: 600; }
`

/** A page of the mock server, without scripts. */
export function page(title: string, body: string, status = 200, style = ''): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${baseStyle}${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
