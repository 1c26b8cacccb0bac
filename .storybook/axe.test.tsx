import type { Look } from '@inventory-console/ui/testing/looks'
import type { CSSProperties, ReactNode } from 'react'
import { expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { judge } from './axe.ts'

interface TextProps {
  box?: CSSProperties
  text?: CSSProperties
  beside?: ReactNode
}

const Text = ({ box, text, beside }: TextProps) => (
  <div style={{ position: 'relative', background: 'white', ...box }}>
    {beside}
    <p style={{ position: 'relative', color: '#222', fontSize: 13, ...text }}>Hosts</p>
  </div>
)

const Floating = ({ colour }: { colour: string }) => (
  <i style={{ position: 'absolute', inset: 0, background: colour }} />
)

type Theme = Look['theme']

async function seen(theme: Theme) {
  document.documentElement.dataset['theme'] = theme
  const { verdict } = await judge(theme, { theme })
  // Over a picture of colours nobody but a person can decide.
  return [...verdict.broken, ...verdict.undecided].includes('color-contrast')
    ? 'to be looked at'
    : 'stands out'
}

/** As in an earlier story. */
async function hasStoodOut(text: TextProps) {
  await render(<Text {...text} />)
  expect([await seen('light'), await seen('dark')]).toEqual(['stands out', 'stands out'])
  await cleanup()
}

it.each<[string, TextProps]>([
  ['another colour', { text: { color: '#bbb' } }],
  ['another colour below it', { box: { background: '#333' } }],
  ['a picture below it', { box: { background: '#333 linear-gradient(#333, #333)' } }],
  ['less of it all', { box: { opacity: 0.3 } }],
  ['another colour that floats', { beside: <Floating colour="#333" /> }],
])(
  'a text that stood out in an earlier story is looked at where the dark theme gives it %s',
  async (_, dark) => {
    await hasStoodOut({})
    const { rerender } = await render(<Text beside={dark.beside ? <Floating colour="white" /> : null} />)
    expect(await seen('light')).toBe('stands out')
    await rerender(<Text {...dark} />)
    expect(await seen('dark')).toBe('to be looked at')
  },
)

it('a text that stood out by its size is looked at where it is small', async () => {
  await hasStoodOut({ text: { color: '#888', fontSize: 32, margin: 0, lineHeight: 2 } })
  const { rerender } = await render(<Text />)
  expect(await seen('light')).toBe('stands out')
  await rerender(<Text text={{ color: '#888' }} />)
  expect(await seen('dark')).toBe('to be looked at')
})

it('a text that was hidden in the light theme is looked at in the dark one', async () => {
  const { rerender } = await render(<Text text={{ color: '#ccc', opacity: 0 }} />)
  expect(await seen('light')).toBe('stands out')
  await rerender(<Text text={{ color: '#ccc' }} />)
  expect(await seen('dark')).toBe('to be looked at')
})

it('what is broken is named, with its place', async () => {
  await render(<Text text={{ color: '#bbb' }} />)
  const { faults } = await judge('light', { theme: 'light' })
  expect(faults).toEqual([expect.stringMatching(/^light: color-contrast p: /)])
})
