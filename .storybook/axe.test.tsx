import type { CSSProperties, ReactNode } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
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

const broken = async () => (await judge('light', { theme: 'light' })).verdict.broken

it.each<[string, TextProps]>([
  ['its colour', { text: { color: '#bbb' } }],
  ['the colour below it', { box: { background: '#333' } }],
  ['a picture below it', { box: { background: '#333 linear-gradient(#333, #333)' } }],
  ['the light of the whole', { box: { opacity: 0.3 } }],
  ['what floats below it', { beside: <i style={{ position: 'absolute', inset: 0, background: '#333' }} /> }],
])('a text that stood out is looked at again with %s', async (_, changed) => {
  const { rerender } = await render(<Text />)
  expect(await broken()).toEqual([])
  await rerender(<Text {...changed} />)
  const { verdict } = await judge('light', { theme: 'light' })
  // Over a picture of colours nobody but a person can decide.
  expect([...verdict.broken, ...verdict.undecided]).toContain('color-contrast')
})

it('what is broken is named, with its place', async () => {
  await render(<Text text={{ color: '#bbb' }} />)
  const { faults } = await judge('dark', { theme: 'dark' })
  expect(faults).toEqual([expect.stringMatching(/^dark: color-contrast p: /)])
})

it('a text that stood out by its size is looked at again when it is small', async () => {
  const { rerender } = await render(<Text text={{ color: '#888', fontSize: 32 }} />)
  expect(await broken()).toEqual([])
  await rerender(<Text text={{ color: '#888' }} />)
  expect(await broken()).toEqual(['color-contrast'])
})

it('a text that was hidden is looked at when it shows', async () => {
  const style = { color: '#ccc' }
  const { rerender } = await render(<Text text={{ ...style, opacity: 0 }} />)
  expect(await broken()).toEqual([])
  await rerender(<Text text={style} />)
  expect(await broken()).toEqual(['color-contrast'])
})
