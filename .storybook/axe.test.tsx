import { useId, type ReactNode } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { judge } from './axe.ts'

const text = (color: string) => (
  <div style={{ background: 'white' }}>
    <p style={{ color }}>Hosts</p>
  </div>
)

it.each(['light', 'dark'] as const)(
  'a text that does not stand out in the %s theme is named, with its place',
  async (theme) => {
    const { rerender } = await render(text('#222'))
    const good = await judge(theme, { theme }, { picture: '' })
    expect(good.faults).toEqual([])
    expect(good.verdict.held).toContain('color-contrast')
    await rerender(text('#bbb'))
    const { faults, verdict } = await judge(theme, { theme }, { picture: '' })
    expect(verdict.broken).toEqual(['color-contrast'])
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^${theme}: color-contrast p: `))])
  },
)

describe('of a page that axe has judged before', () => {
  const light = { theme: 'light' } as const
  const judged = async (picture = 'a picture') => (await judge('light', light, { picture })).verdict

  it('the verdict stands, and axe is not asked', async () => {
    await render(text('#222'))
    const before = { ...(await judged()), held: ['as it was said'] }
    const { faults, verdict } = await judge('light', light, { picture: 'a picture', before })
    expect(faults).toEqual([])
    expect(verdict).toEqual(before)
  })

  it('asked again, axe that says otherwise is a fault', async () => {
    await render(text('#222'))
    const before = await judged()
    const known = { picture: 'a picture', again: true }
    expect((await judge('light', light, { ...known, before })).faults).toEqual([])
    const { faults } = await judge('light', light, { ...known, before: { ...before, held: ['other'] } })
    expect(faults).toEqual([expect.stringContaining('light: axe said otherwise of this very page')])
  })

  it('nothing is known of a page without a picture', async () => {
    await render(text('#bbb'))
    const before = { page: '', held: [], broken: [], undecided: [] }
    const { faults, verdict } = await judge('light', light, { picture: '', before })
    expect(verdict).toMatchObject({ page: '', broken: ['color-contrast'] })
    expect(faults).not.toEqual([])
  })

  it('a verdict that found something broken is not kept', async () => {
    await render(text('#bbb'))
    const { page } = await judged()
    const before = { page, held: [], broken: ['color-contrast'], undecided: [] }
    const { faults } = await judge('light', light, { picture: 'a picture', before })
    expect(faults).not.toEqual([])
  })

  it('what React counts over all stories makes no other page', async () => {
    const field = (key: string) => <Field key={key} />
    const { rerender } = await render(field('one'))
    const id = document.querySelector('input')?.id
    const before = await judged()
    await rerender(field('two'))
    expect(document.querySelector('input')?.id).not.toBe(id)
    expect(await judged()).toEqual(before)
  })

  it('a style of a class that is not on the page makes no other page', async () => {
    await render(<p className="here">Hosts</p>)
    const before = await judged()
    await withStyle('@layer one { .elsewhere { color: red } } .elsewhere .here { color: red }', async () =>
      expect(await judged()).toEqual(before),
    )
  })

  it.each([
    '.here { color: #222 }',
    '@layer one { .here { color: #222 } }',
    '.elsewhere, .here { color: #222 }',
    ':where(.here) { color: #222 }',
    ':not(.elsewhere) { color: #222 }',
    'p { color: #222 }',
    ':root { --text: #222 }',
    '@media (width > 10px) { .here { color: #222 } }',
    '.here { &:hover { color: #222 } }',
    '.\\31 2 { color: #222 }',
    '.a\\:b\\.5 { color: #222 }',
  ])('the style %s makes another page', async (style) => {
    await render(<p className="here 12 a:b.5">Hosts</p>)
    const { page } = await judged()
    await withStyle(style, async () => expect((await judged()).page).not.toBe(page))
  })

  const field = (changed: object = {}) => <input aria-label="Host" defaultValue="db1" {...changed} />
  const changes: readonly [string, ReactNode, (shown: HTMLElement) => void][] = [
    ['another text', <p key="1">Hosts</p>, (shown) => (shown.textContent = 'Databases')],
    ['a missing name', field(), (shown) => shown.removeAttribute('aria-label')],
    ['a colour', <p key="2">Hosts</p>, (shown) => (shown.style.color = '#333')],
    ['a typed value', field(), (shown) => shown instanceof HTMLInputElement && (shown.value = 'db2')],
    ['a tick', field({ type: 'checkbox' }), (shown) => shown.click()],
    ['the focus', field(), (shown) => shown.focus()],
    ['two ids that were one', <Twins key="3" />, (shown) => shown.removeAttribute('id')],
    [
      'a place that was scrolled to',
      <div key="4" style={{ height: 20, overflow: 'auto' }}>
        <p style={{ height: 90 }}>Hosts</p>
      </div>,
      (shown) => shown.scrollTo(0, 9),
    ],
    ['the theme', <p key="5">Hosts</p>, () => (document.documentElement.dataset['theme'] = 'other')],
    ['what lies beside the story', <p key="6">Hosts</p>, () => document.body.append('Alerts')],
  ]
  it.each(changes)('%s makes another page', async (_, shown, change) => {
    const { container } = await render(shown)
    const { page } = await judged()
    const [first] = container.children
    if (!(first instanceof HTMLElement)) throw new Error('nothing is shown')
    onTestFinished(() => {
      if (document.body.lastChild instanceof Text) document.body.lastChild.remove()
    })
    change(first)
    expect((await judged()).page).not.toBe(page)
  })

  it('another picture makes another page', async () => {
    await render(text('#222'))
    expect((await judged('another')).page).not.toBe((await judged()).page)
  })
})

function Field() {
  const id = useId()
  return (
    <label htmlFor={id}>
      Host <input id={id} />
    </label>
  )
}

function Twins() {
  const id = useId()
  return (
    <p id={id}>
      <span id={id}>Hosts</span>
    </p>
  )
}

async function withStyle(style: string, look: () => Promise<void>) {
  const element = document.createElement('style')
  element.textContent = style
  document.head.append(element)
  try {
    await look()
  } finally {
    element.remove()
  }
}
