import type { Decorator } from '@storybook/react-vite'

/** Full-height container, as in the console layout. */
export const withFullHeight: Decorator = (Story) => (
  <div className="h-dvh">
    <Story />
  </div>
)
