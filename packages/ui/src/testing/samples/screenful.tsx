import type { Decorator } from '@storybook/react-vite'

/** A page that is as high as the window, as the console's frame gives it. */
export const screenful: Decorator = (Story) => (
  <div className="h-dvh">
    <Story />
  </div>
)
