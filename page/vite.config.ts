import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Where `backroom serve` listens while the page is worked on with `npm run dev`.
const house = process.env["BACKROOM_HOUSE"] ?? "http://127.0.0.1:8808";

/** What belongs to one game, to learning one, or to games without a board, is called after it: so one sees what it weighs. */
function called(name: string, modules: readonly string[]): string {
  const own = modules.filter((path) => path.includes("src/"));
  const game = own.map((path) => /src\/games\/(\w+)\//.exec(path)?.[1]).find(Boolean) ?? "";
  if (own.some((path) => /src\/learn\/(Learn|Guide)|Lesson\.svelte|\/lesson\//.test(path)))
    return `learn-${game || name}`;
  if (own.some((path) => path.includes("src/generic/"))) return "generic";
  return game && name !== "Art" ? game : name;
}
/** The styles of a chunk only know its first name. */
const renamed = new Map<string, string>();

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
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name, moduleIds }) => {
          renamed.set(name, called(name, moduleIds));
          return `assets/${renamed.get(name)}-[hash].js`;
        },
        assetFileNames: ({ names: [name = ""], originalFileNames: sources }) => {
          const first = name.replace(/\.css$/, "");
          const styles = sources.length ? called(first, sources) : renamed.get(first);
          return `assets/${(name !== first && styles) || "[name]"}-[hash][extname]`;
        },
      },
    },
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
