import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const COMPRESSED = /\.(js|css|html|svg|json)$/;

/** Writes NAME.gz beside every text file, so that the server need not compress anything itself. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (!COMPRESSED.test(name)) continue;
          const source = gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 });
          this.emitFile({ type: 'asset', fileName: `${name}.gz`, source });
        }
      },
    },
  };
}

const server = process.env.QUINTESSENCE_SERVER ?? 'http://localhost:8000';

export default defineConfig({
  base: '/',
  plugins: [svelte(), compressed()],
  build: {
    outDir: '../src/quintessence/web',
    emptyOutDir: true,
    // The content security policy takes fonts and scripts from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, changeOrigin: true, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    // Long, for slow machines with much to do: nothing is measured by it.
    testTimeout: 180_000,
  },
  // Vitest would otherwise take the server's build of Svelte.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
});
