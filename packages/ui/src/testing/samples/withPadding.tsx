import type { Decorator } from '@storybook/react-vite'

/** Padding, so that focus rings and menus are visible in screenshots. */
export function withPadding(className = ''): Decorator {
  return (Story) => (
    <div className={`p-6 ${className}`}>
      <Story />
    </div>
  )
}

/** Names that can occur in real data or be injected. */
export const hostile =
  '<img src=x onerror=alert(1)> =cmd|"/c calc"!A1 \u202Egnp.exe\u202C \u200Bzero\u200Bwidth'
export const longName = `db-${'very-long-name-without-a-break-'.repeat(8)}end`
