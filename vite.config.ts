import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callsModule } from './src/main/build/calls-module.ts'
import { namedPageFiles } from './src/main/build/named-page-files.ts'
import { compiledPhrases } from './src/main/build/compiled-phrases.ts'

/** One config for both builds: MINUET_BUILD=client makes the browser's files, =server the renderer. */
const server = process.env.MINUET_BUILD === 'server'

export default defineConfig({
  plugins: [compiledPhrases(), callsModule(), namedPageFiles(), react(), tailwind()],
  publicDir: server ? false : 'src/main/web/public',
  resolve: {
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  build: {
    target: 'es2022',
    outDir: server ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !server,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: server
        ? { 'entry-server': 'src/main/web/entry-server.tsx' }
        : { 'entry-client': 'src/main/web/entry-client.tsx', 'entry-still': 'src/main/web/entry-still.ts' },
    },
    ssr: server,
  },
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
})
