/** Color pairs that need contrast, used by tokens.test.ts and the tokens page. */

export const surfaces = [
  'surface',
  'surface-raised',
  'surface-muted',
  'surface-hover',
  'surface-active',
  'surface-selected',
]
const restful = ['surface', 'surface-raised', 'surface-muted']
const states = ['danger', 'warning', 'success', 'info']
const on = (text: string, grounds: string[]) => grounds.map((ground) => [text, ground] as const)

/** Text on background: contrast of at least 4.5. */
export const readable = [
  ...on('text', [...surfaces, 'accent-subtle', 'mark', ...states.map((state) => `${state}-subtle`)]),
  ...on('text-muted', [...surfaces, 'accent-subtle']),
  ...on('accent-text', [...restful, 'surface-hover', 'surface-selected', 'accent-subtle']),
  ...on('surface', ['text']),
  ...on('text-on-solid', [
    'accent',
    'accent-hover',
    'danger-solid',
    'danger-solid-hover',
    'success-solid',
    'info-solid',
  ]),
  ...on('text-on-warning', ['warning-solid']),
  ...states.flatMap((state) => on(`${state}-text`, [...restful, 'surface-hover', `${state}-subtle`])),
]

/** Control borders, focus rings, icons and bars on their background: contrast of at least 3. */
export const visible = [
  ...on('line-control', restful),
  ...on('focus', surfaces),
  ...on('accent', restful),
  ...states.flatMap((state) => on(`${state}-icon`, [...restful, `${state}-subtle`])),
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((color) => on(`chart-${color}`, restful)),
  ...['fill-low', 'fill-raised', 'fill-full'].flatMap((fill) => on(fill, surfaces)),
]
