import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Where `backroom serve` listens while the page is worked on with `npm run dev`.
const house = process.env["BACKROOM_HOUSE"] ?? "http://127.0.0.1:8808";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/backroom/static",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
    // The server's Content-Security-Policy allows our own files only: nothing inline, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
  server: {
    proxy: {
      "/api": house,
      "/ws": { target: house, ws: true },
    },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
  },
});
