import { product } from '@inventory-console/ui/lib/product'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import sbom from 'rollup-plugin-sbom'
import { defineConfig, type Plugin } from 'vite'
import { compiledMessages } from './compiledMessages.ts'
import { integrity } from './integrity.ts'
import { notArrived } from './notArrived.ts'
import { noticesFile, reportFolder, reports } from './reports.ts'

/** `VITE_MOCKS=on` puts the mock services into the page; without it not a byte of them is built. */
const mocks = process.env['VITE_MOCKS'] === 'on'

const productName: Plugin = {
  name: 'product-name',
  transformIndexHtml: (html) => html.replaceAll('%PRODUCT%', product.name),
}

/** Small things that most pages show. */
const often =
  /ui[\\/]src[\\/](domain|lib|components[\\/](badge|banner|button|chip|copyable|feedback|kbd|progress|skeleton|toast))[\\/]|lucide-react/

export default defineConfig({
  // Everything is found from the <base> of index.html, so that one build serves under any path.
  base: './',
  plugins: [
    compiledMessages,
    react(),
    tailwindcss(),
    productName,
    notArrived,
    integrity,
    // Without time and serial number two builds are the same, byte for byte.
    sbom({
      outDir: reportFolder,
      outFilename: 'sbom.cdx',
      saveTimestamp: false,
      includeWellKnown: false,
    }),
    reports,
    ...(mocks ? [msw({ mode: 'worker-only' })] : []),
  ],
  define: { 'import.meta.env.VITE_MOCKS': JSON.stringify(mocks ? 'on' : 'off') },
  build: {
    // The size report reads which file needs which.
    manifest: `${reportFolder}/manifest.json`,
    license: { fileName: noticesFile },
    target: 'es2022',
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // The plugin looks for Rollup among the build tools. Vite 8 uses Rolldown.
      onLog: (level, log, handler) => {
        if (log.plugin === 'rollup-plugin-sbom' && log.message.includes(`Cannot find module 'rollup'`)) return
        handler(level, log)
      },
      output: {
        // Left alone, a list page loads some ninety files, which come to a tenth more than the same bytes in few.
        codeSplitting: {
          groups: [
            // What the sign-in needs is needed by every page.
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'often', test: often, minShareCount: 10, priority: 1 },
          ],
        },
      },
    },
  },
})
