import { product } from '@inventory-console/ui/lib/product'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, type Plugin } from 'vite'
import { compiledMessages } from './compiledMessages.ts'

/** `VITE_MOCKS=on` puts the mock services into the page; without it not a byte of them is built. */
const mocks = process.env['VITE_MOCKS'] === 'on'

const productName: Plugin = {
  name: 'product-name',
  transformIndexHtml: (html) => html.replaceAll('%PRODUCT%', product.name),
}

export default defineConfig({
  plugins: [
    compiledMessages,
    react(),
    tailwindcss(),
    productName,
    ...(mocks ? [msw({ mode: 'worker-only' })] : []),
  ],
  define: { 'import.meta.env.VITE_MOCKS': JSON.stringify(mocks ? 'on' : 'off') },
  build: {
    // The size report reads which file needs which.
    manifest: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1000,
  },
})
