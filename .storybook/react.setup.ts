import React from 'react'

// The React of development notes with each element where it was made, and with each drawing how long it took: a fifth of what
// tests compute, and nobody reads it here. What it warns of stays. To be loaded before react-dom.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (!(internals instanceof Object && 'recentlyCreatedOwnerStacks' in internals))
  throw new Error('This version of React counts its stacks in another place')
// As after ten thousand elements within a second.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e9, set() {} })
Object.defineProperty(console, 'timeStamp', { value: undefined })
