/** The one place that names the product: wordmark, titles, footer, version dialog. */
export const product = {
  name: 'Inventory Console',
  /** Version of the web console: spec, Business constants. */
  webVersion: '2.53.0',
} as const
