import { expect, it } from 'vitest'
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
    const good = await judge(theme, { theme })
    expect(good.faults).toEqual([])
    expect(good.verdict.held).toContain('color-contrast')
    await rerender(text('#bbb'))
    const { faults, verdict } = await judge(theme, { theme })
    expect(verdict.broken).toEqual(['color-contrast'])
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^${theme}: color-contrast p: `))])
  },
)
