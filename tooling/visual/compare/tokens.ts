import { hexOf, isBlendOf, type ColorChange, type ColorPair } from './colors.ts'

/** Colors of the custom properties by theme and name. */
export type Tokens = Readonly<Record<string, Readonly<Record<string, number>>>>

type Named = readonly [name: string, pair: ColorPair]

export interface ColorCause {
  kind: 'token' | 'color'
  key: string
  title: string
  /** Swatches. */
  colors: string[]
}

/** A property that another one only passes on, such as `--color-accent`, has a longer name. */
const shortestFirst = (a: string, b: string) => a.length - b.length || a.localeCompare(b)

/** Names the cause of a color change: a token with another value, or the use of another token. */
export class ColorNames {
  readonly #before: Tokens
  readonly #after: Tokens
  readonly #tones: ReadonlySet<string>

  constructor(before: Tokens, after: Tokens) {
    this.#before = before
    this.#after = after
    const names = new Set(Object.values(after).flatMap((colors) => Object.keys(colors)))
    const tones = [...names].flatMap((name) =>
      name.endsWith('-border') ? [name.replace('-border', '')] : [],
    )
    this.#tones = new Set(tones.filter((tone) => names.has(`${tone}-text`)))
  }

  /**
   * The token whose new value explains the change; else the tone or token that is used in place of another;
   * `null` if no color of the region is the value of a token.
   */
  causeOf(theme: string, change: ColorChange): ColorCause | null {
    return this.#newValue(theme, change) ?? this.#newUse(theme, change)
  }

  #newValue(theme: string, change: ColorChange): ColorCause | null {
    const changed = this.#changed(theme)
    const isExact = ([, token]: Named) =>
      change.pairs.some((pair) => pair.before === token.before && pair.after === token.after)
    const isBlend = ([, token]: Named) => isBlendOf(change, token)
    const [name] = changed.find(isExact) ?? changed.find(isBlend) ?? []
    if (name === undefined) return null
    // The same in all themes, so that one token is one cause.
    const values = Object.keys(this.#after).flatMap((other) =>
      this.#changed(other).flatMap(([token, pair]) => (token === name ? [{ other, ...pair }] : [])),
    )
    const texts = values.map(({ other, before, after }) => `${hexOf(before)} → ${hexOf(after)} in ${other}`)
    const colors = values.flatMap(({ before, after }) => [hexOf(before), hexOf(after)])
    return { kind: 'token', key: `token ${name}`, title: `--${name}, ${texts.join(', ')}`, colors }
  }

  #newUse(theme: string, { pairs }: ColorChange): ColorCause | null {
    for (const { before, after } of pairs) {
      const old = this.#nameOf(this.#before, theme, before)
      const now = this.#nameOf(this.#after, theme, after)
      if (old === null || now === null || old === now) continue
      const [oldTone, newTone] = [this.#toneOf(old), this.#toneOf(now)]
      const title = oldTone === newTone ? `--${old} → --${now}` : `${oldTone} → ${newTone}`
      return { kind: 'color', key: `color ${title}`, title, colors: [hexOf(before), hexOf(after)] }
    }
    return null
  }

  /** `warning-text`, `warning-subtle` and `warning-border` make up the tone `warning`; other colors have none. */
  #toneOf(name: string): string {
    const [tone = ''] = name.split('-')
    return this.#tones.has(tone) ? tone : 'neutral'
  }

  #nameOf(tokens: Tokens, theme: string, color: number): string | null {
    const names = Object.entries(tokens[theme] ?? {}).flatMap(([name, value]) =>
      value === color ? [name] : [],
    )
    return names.toSorted(shortestFirst)[0] ?? null
  }

  #changed(theme: string): Named[] {
    const old = new Map(Object.entries(this.#before[theme] ?? {}))
    return Object.entries(this.#after[theme] ?? {})
      .flatMap(([name, after]) => {
        const before = old.get(name)
        return before === undefined || before === after ? [] : [[name, { before, after }] as const]
      })
      .toSorted(([a], [b]) => shortestFirst(a, b))
  }
}
