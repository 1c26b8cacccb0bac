/** Name and version of the product, defined only here. */
export const product = {
  name: 'Inventory Console',
  /** Version of the web console on the sheet _About_ of an export. */
  webVersion: '2.53.0',
} as const
