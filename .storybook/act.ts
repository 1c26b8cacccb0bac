import React from 'react'
import { flushSync } from 'react-dom'
import { settled } from './settled.ts'

// vitest-browser-react waits for what it renders by `act`, which the React that people get does not have. Imported before it.
Object.assign(React, {
  async act(run: () => unknown) {
    await flushSync(run)
    await settled()
  },
})
