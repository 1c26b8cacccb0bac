import { describe, expect, it } from 'vitest'
import { otherColor } from './colors.ts'
import { layoutStacks, slicesOf, sumOf } from './stackLayout.ts'

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `n${index}`, value: count - index }))

describe('slicesOf', () => {
  it('returns at most six slices, largest first, and keeps the total', () => {
    const slices = slicesOf(many(17).toReversed(), 'Others')
    expect(slices.map(({ name }) => name)).toEqual(['n0', 'n1', 'n2', 'n3', 'n4', 'Others'])
    expect(sumOf(slices)).toBe(sumOf(many(17)))
    expect(slices.at(-1)?.color).toBe(otherColor)
  })
  it('keeps six slices and drops zero and invalid values', () => {
    expect(slicesOf(many(6), 'Others')).toHaveLength(6)
    const odd = [0, -1, Number.NaN, Number.POSITIVE_INFINITY].map((value) => ({ name: 'x', value }))
    expect(slicesOf(odd, 'Others')).toEqual([])
  })
})

describe('layoutStacks', () => {
  it('assigns one color per name in order of first appearance', () => {
    const { names, stacks } = layoutStacks(
      [
        {
          id: 'a',
          label: 'a',
          parts: [
            { name: 'With', value: 3 },
            { name: 'Without', value: 1 },
          ],
        },
        {
          id: 'b',
          label: 'b',
          parts: [
            { name: 'Without', value: 2 },
            { name: 'With', value: 0 },
          ],
        },
      ],
      'Others',
    )
    expect(names.map(({ name }) => name)).toEqual(['With', 'Without'])
    expect(stacks[1]?.parts).toEqual([{ name: 'Without', value: 2, from: 0, color: names[1]?.color }])
    expect(stacks[0]?.parts.map(({ from }) => from)).toEqual([0, 3])
    expect(stacks.map(({ total }) => total)).toEqual([4, 2])
  })
  it('returns at most eight names and keeps the total', () => {
    const { names, stacks } = layoutStacks([{ id: 'a', label: 'a', parts: many(12) }], 'Others')
    expect(names).toHaveLength(8)
    expect(stacks[0]?.total).toBe(sumOf(many(12)))
    expect(stacks[0]?.parts.at(-1)).toMatchObject({ name: 'Others', value: 15 })
  })
  it('keeps an explicit color', () => {
    const parts = [{ name: 'VMware', value: 1, color: 'var(--accent)' }]
    expect(layoutStacks([{ id: 'a', label: 'a', parts }], 'Others').names[0]?.color).toBe('var(--accent)')
  })
})
