/**
 * The script of the page, which is written into it as text: it may name nothing outside of itself.
 * Decisions are kept until they are saved, so each can be taken back.
 */
export function reviewInBrowser(): void {
  interface Seen {
    name: string
  }
  interface Finding {
    seen: Seen[]
    pixels: number
    places: number
    before: string | null
    after: string
  }
  const { findings, save }: { findings: Finding[]; save: string | null } = JSON.parse(
    document.querySelector('#data')?.textContent ?? '{}',
  )
  const decided = new Map<Finding, 'accepted' | 'rejected'>()
  let at = 0
  let view: 'aside' | 'flip' | 'difference' = 'aside'
  let isBefore = false
  let isFull = false
  let isSaved = true

  function make<Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    properties: Partial<HTMLElementTagNameMap[Name]> = {},
    ...children: (Node | string)[]
  ): HTMLElementTagNameMap[Name] {
    const element = Object.assign(document.createElement(name), properties)
    element.append(...children)
    return element
  }

  const title = (finding: Finding) => finding.seen[0]?.name ?? ''
  const count = (number: number, one: string) =>
    `${number.toLocaleString('en')} ${one}${number === 1 ? '' : 's'}`

  const keys: readonly { key: string; also?: string; does: string; act: () => void }[] = [
    { key: 'j', also: 'ArrowDown', does: 'next', act: () => go(at + 1) },
    { key: 'k', also: 'ArrowUp', does: 'previous', act: () => go(at - 1) },
    { key: 'a', does: 'accept', act: () => decide('accepted') },
    { key: 'r', does: 'reject', act: () => decide('rejected') },
    { key: 'u', does: 'undecided', act: () => decide(null) },
    { key: '1', does: 'side by side', act: () => look('aside') },
    { key: '2', does: 'before or after', act: () => look('flip') },
    { key: '3', does: 'difference', act: () => look('difference') },
    { key: 'z', does: 'full size', act: () => look(view, !isFull) },
    { key: 's', does: save ? 'write the baselines' : 'save the decisions', act: () => void store() },
  ]

  const progress = make('span')
  const list = make('ol')
  const heading = make('h2')
  const facts = make('span', { className: 'facts' })
  const names = make('ul')
  const summary = make('summary')
  const said = make('p', { id: 'said' })
  said.setAttribute('role', 'status')
  const box = make('div')
  const hints = make('div', { className: 'hints' })
  for (const { key, also, does } of keys)
    hints.append(
      make(
        'span',
        {},
        make('kbd', {}, key),
        ...(also ? [' ', make('kbd', {}, arrow(also))] : []),
        ` ${does}`,
      ),
    )
  const nav = make('nav', {}, list)
  nav.setAttribute('aria-label', 'Differences')
  const actions = make('div', { className: 'actions' })
  actions.append(button('Accept', 'a'), button('Reject', 'r'), button('Save', 's'))
  const main = make('main', {}, heading, facts, make('details', {}, summary, names), actions, box)
  document.body.append(
    make('header', {}, make('h1', {}, 'Pictures to review'), progress, said, hints),
    nav,
    main,
  )

  function arrow(key: string) {
    return key === 'ArrowDown' ? 'down' : 'up'
  }

  function go(to: number) {
    at = Math.max(0, Math.min(findings.length - 1, to))
    isBefore = false
    show()
    list.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' })
  }

  function look(to: typeof view, full = isFull) {
    isBefore = to === 'flip' && view === 'flip' && full === isFull ? !isBefore : false
    view = to
    isFull = full
    show()
  }

  function decide(what: 'accepted' | 'rejected' | null) {
    const finding = findings[at]
    if (!finding) return
    if (what) decided.set(finding, what)
    else decided.delete(finding)
    isSaved = false
    said.textContent = `${title(finding)}: ${what ?? 'undecided'}`
    const next = findings.findIndex((other, index) => index > at && !decided.has(other))
    if (what && next !== -1) go(next)
    else show()
  }

  async function store() {
    const of = (what: string) =>
      findings.filter((finding) => decided.get(finding) === what).flatMap(({ seen }) => seen)
    const body = JSON.stringify(
      { accepted: of('accepted'), rejected: of('rejected').map(({ name }) => name) },
      null,
      2,
    )
    if (!save) {
      const href = URL.createObjectURL(new Blob([body], { type: 'application/json' }))
      make('a', { href, download: 'decisions.json' }).click()
      said.textContent = 'Saved as decisions.json: npm run pictures:review -- --apply decisions.json'
    } else {
      const response = await fetch(save, { method: 'POST', body })
      said.textContent = response.ok
        ? `${count(of('accepted').length, 'baseline')} written`
        : await response.text()
      if (!response.ok) return
      // What is written is done; what was rejected stays until a run finds it mended.
      findings.splice(
        0,
        findings.length,
        ...findings.filter((finding) => decided.get(finding) !== 'accepted'),
      )
      at = Math.max(0, Math.min(at, findings.length - 1))
    }
    isSaved = true
    show()
  }

  function pane(caption: string, picture: HTMLElement) {
    return make('figure', {}, make('figcaption', {}, caption), picture)
  }

  function image(source: string, alt: string) {
    return make('img', { src: source, alt })
  }

  /** The picture as it is now, pale, with what changed drawn over it. */
  function difference({ before, after }: Finding) {
    const canvas = make('canvas')
    const load = async (source: string) => {
      const picture = image(source, '')
      await picture.decode()
      return picture
    }
    const draw = async () => {
      const [old, now] = await Promise.all([load(before ?? after), load(after)])
      canvas.width = now.naturalWidth
      canvas.height = now.naturalHeight
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) return
      const pixels = (picture: HTMLImageElement) => {
        context.clearRect(0, 0, canvas.width, canvas.height)
        context.drawImage(picture, 0, 0)
        return context.getImageData(0, 0, canvas.width, canvas.height)
      }
      const was = pixels(old).data
      const shown = pixels(now)
      const { data } = shown
      for (let place = 0; place < data.length; place += 4) {
        const isSame = [0, 1, 2].every((channel) => data[place + channel] === was[place + channel])
        if (isSame)
          for (let channel = 0; channel < 3; channel += 1)
            data[place + channel] = 200 + (data[place + channel] ?? 0) / 5
        else data.set([230, 0, 120, 255], place)
      }
      context.putImageData(shown, 0, 0)
    }
    void draw()
    canvas.setAttribute('role', 'img')
    canvas.setAttribute('aria-label', 'Changed pixels in pink')
    return canvas
  }

  function panes(finding: Finding) {
    const after = () => pane('After', image(finding.after, 'After'))
    if (!finding.before) return [after()]
    const before = pane('Before', image(finding.before, 'Before'))
    const changed = () => pane('Difference', difference(finding))
    if (view === 'aside') return [before, after(), changed()]
    if (view === 'flip') return [isBefore ? before : after()]
    return [changed()]
  }

  function button(text: string, key: string) {
    const act = keys.find((entry) => entry.key === key)?.act
    const made = make('button', { type: 'button' }, `${text} `, make('kbd', {}, key))
    if (act) made.addEventListener('click', act)
    return made
  }

  function show() {
    const open = findings.filter((finding) => !decided.has(finding)).length
    progress.textContent = `${count(findings.length, 'difference')}, ${open} undecided${isSaved ? '' : ', not saved yet'}`
    const hadFocus = list.contains(document.activeElement)
    list.replaceChildren(...findings.map(entryOf))
    if (hadFocus) list.querySelector<HTMLElement>('[aria-current=true]')?.focus()
    const finding = findings[at]
    main.hidden = finding === undefined
    if (!finding) return
    heading.textContent = title(finding)
    facts.textContent = finding.before
      ? `${count(finding.pixels, 'pixel')} in ${count(finding.places, 'place')} changed`
      : 'A new picture'
    summary.textContent = `${count(finding.seen.length, 'picture')} with this difference`
    names.replaceChildren(...finding.seen.map(({ name }) => make('li', {}, name)))
    box.className = `panes${view === 'aside' && finding.before ? '' : ' one'}${isFull ? ' full' : ''}`
    box.replaceChildren(...panes(finding))
  }

  function entryOf(finding: Finding, index: number) {
    const what = decided.get(finding)
    const mark = what ? make('span', { className: what }, `${what} `) : ''
    const pictures = make('small', {}, count(finding.seen.length, 'picture'))
    const entry = make('button', { type: 'button' }, mark, title(finding), pictures)
    entry.setAttribute('aria-current', String(index === at))
    entry.addEventListener('click', () => go(index))
    return make('li', {}, entry)
  }

  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const entry = keys.find(({ key, also }) => key === event.key || also === event.key)
    if (!entry) return
    event.preventDefault()
    entry.act()
  })
  addEventListener('beforeunload', (event) => {
    if (!isSaved) event.preventDefault()
  })
  show()
}
